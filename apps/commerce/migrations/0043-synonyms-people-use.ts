import { type Kysely, sql } from 'kysely'

/**
 * What people in Australia and New Zealand also call shoes, on every site. A group may join a word that no shop writes to one that shops do
 * ('uggs' to 'slippers'): it then works one way only, since the other way finds nothing more.
 */
const EVERYWHERE = [
  ['velcro', 'touch fastening', 'hook and loop'],
  ['strappy', 'strap'],
  ['joggers', 'sneakers'],
  ['sandshoes', 'sandies', 'plimsolls', 'tennies', 'sneakers'],
  ['skate shoes', 'skater shoes', 'skaters', 'sneakers'],
  ['cross trainers', 'gym shoes', 'athletic shoes', 'sports shoes', 'netball shoes', 'running shoes'],
  ['gym', 'workout', 'athletic', 'sport'],
  ['hi tops', 'hightops', 'high tops', 'high top'],
  ['pluggers', 'double pluggers', 'thongs'],
  ['sliders', 'pool slides', 'slides'],
  ['water shoes', 'swim shoes', 'reef shoes', 'pool slides', 'slides'],
  ['sport sandals', 'walking sandals', 'hiking sandals', 'river sandals', 'adventure sandals', 'comfort sandals'],
  ['gladiator sandals', 'gladiators', 'flat sandals'],
  ['footbeds', 'cork sandals', 'footbed sandals'],
  ['gumboots', 'gummies', 'galoshes', 'puddle boots', 'rainboots', 'waterproof', 'waterproof boots'],
  ['uggs', 'ugg boots', 'ugg slippers', 'sheepskin', 'sheepskin boots', 'fleece lined boots'],
  ['uggs', 'slippers'],
  ['ugg boots', 'slippers'],
  ['ugg slippers', 'slippers'],
  ['sheepskin', 'slippers'],
  ['snow boots', 'apres boots', 'fleece lined boots'],
  ['desert boots', 'chukka boots', 'chukkas'],
  ['chelseas', 'chelsea boots', 'ankle boots'],
  ['elastic sided boots', 'pull on boots', 'chelsea boots'],
  ['dress boots', 'chelsea boots', 'ankle boots'],
  ['cowboy boots', 'cowgirl boots', 'western boots'],
  ['moto boots', 'motorcycle boots', 'army boots', 'military boots', 'biker boots', 'combat boots'],
  ['riding boots', 'equestrian boots', 'over the knee boots', 'thigh high boots', 'knee high boots'],
  ['tramping boots', 'bushwalking boots', 'trail shoes', 'hiking shoes', 'hiking boots'],
  ['tbar', 't bar', 'mary janes'],
  ['slip on', 'slip ons', 'slipons'],
  ['lace ups', 'lace up', 'laceups', 'tie ups'],
  ['bluchers', 'blucher', 'derby', 'derbies'],
  ['moccs', 'mocs', 'moccasins'],
  ['boat shoes', 'deck shoes', 'boaties', 'loafers'],
  ['formal', 'dressy', 'dress', 'evening', 'occasion'],
  ['wedding', 'bridal', 'brides', 'bridesmaid'],
  ['casual', 'everyday', 'weekend'],
  ['nurse', 'nursing', 'comfy', 'comfortable', 'comfort'],
  ['school', 'uniform'],
  ['first walkers', 'first shoes', 'prewalkers', 'pre walkers', 'baby', 'baby shoes', 'infant', 'infant shoes', 'crib shoes', 'toddler'],
  ['youth', 'tween', 'teen'],
] as const

/** What is nearest on the sites that have no such shoes. */
const OF_SITES = [
  { websiteIds: [19], phrases: ['boys', 'kids'] },
  { websiteIds: [19], phrases: ['girls', 'kids'] },
  { websiteIds: [19], phrases: ['thongs', 'flip flops', 'jandals', 'pluggers', 'thong sandals', 'slides'] },
  { websiteIds: [19], phrases: ['clogs', 'slides'] },
  { websiteIds: [19], phrases: ['pumps', 'court shoes', 'ballet flats'] },
  { websiteIds: [19], phrases: ['brogues', 'oxfords', 'lace ups', 'school lace up'] },
  { websiteIds: [19], phrases: ['party', 'formal', 'dressy', 'dress', 'wedding', 'bridesmaid', 'flower girl'] },
  { websiteIds: [2, 4, 7, 11, 19], phrases: ['moccasins', 'driving shoes', 'loafers'] },
  { websiteIds: [7, 11], phrases: ['running shoes', 'joggers', 'sports shoes', 'gym shoes', 'sport', 'sneakers'] },
  { websiteIds: [7], phrases: ['wedges', 'flatforms', 'platforms'] },
  { websiteIds: [7], phrases: ['penny loafers', 'loafers'] },
  { websiteIds: [11], phrases: ['slip on', 'slip ons', 'slipons', 'loafers'] },
  { websiteIds: [11], phrases: ['clogs', 'slides', 'mules'] },
  { websiteIds: [10], phrases: ['slides', 'sliders', 'mules', 'footbeds'] },
  { websiteIds: [10], phrases: ['flatforms', 'platforms', 'wedges'] },
  { websiteIds: [10], phrases: ['wedding', 'bridal', 'occasion'] },
  { websiteIds: [10], phrases: ['extra wide', 'broad', 'bunions', 'wide'] },
  { websiteIds: [10], phrases: ['plantar fasciitis', 'heel spurs', 'flat feet', 'arch support'] },
  { websiteIds: [10], phrases: ['diabetic', 'podiatrist', 'orthopaedic', 'orthopedic', 'orthotic friendly'] },
  { websiteIds: [10], phrases: ['kitten heels', 'low heels'] },
] as const

/** Groups of 0007 that found too much: whatever is flat for ballet flats, court sneakers for pumps. Changed only where no operator has. */
const NARROWED = [
  { from: ['pumps', 'court shoes', 'courts'], to: ['pumps', 'court shoes', 'court heels'] },
  { from: ['ballet flats', 'ballerinas', 'flats', 'ballets'], to: ['ballet flats', 'ballerinas', 'ballet pumps', 'ballets'] },
] as const

/** More of what shoes are also called. Groups that operators have made or changed stay as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const groups = [
    ...EVERYWHERE.map((phrases) => ({ website_id: null, phrases })),
    ...OF_SITES.flatMap(({ websiteIds, phrases }) => websiteIds.map((id) => ({ website_id: id, phrases }))),
  ]
  for (const { website_id, phrases } of groups) {
    await sql`insert into search_synonym (website_id, phrases) select ${website_id}::int, ${[...phrases]}::text[]
      where not exists (select 1 from search_synonym where website_id is not distinct from ${website_id}::int and phrases = ${[...phrases]}::text[])`.execute(
      db,
    )
  }
  for (const { from, to } of NARROWED)
    await sql`update search_synonym set phrases = ${[...to]} where website_id is null and phrases = ${[...from]}::text[]`.execute(db)
}
