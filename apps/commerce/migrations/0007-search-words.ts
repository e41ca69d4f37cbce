import { type Kysely, sql } from 'kysely'

/** Phrases that any shoe shop's shoppers take for the same. */
const SYNONYMS = [
  ['sneakers', 'trainers', 'runners', 'tennis shoes', 'kicks'],
  ['thongs', 'flip flops', 'jandals'],
  ['gumboots', 'wellies', 'wellingtons', 'rain boots'],
  ['joggers', 'running shoes', 'runners'],
  ['mary janes', 'maryjanes', 't bar', 'bar shoes'],
  ['slip ons', 'slipons'],
  ['pumps', 'court shoes', 'courts'],
  ['heels', 'high heels', 'heeled', 'stilettos'],
  ['ballet flats', 'ballerinas', 'flats', 'ballets'],
  ['kids', 'children', 'childrens', 'junior'],
  ['women', 'womens', 'ladies', 'female', 'woman'],
  ['men', 'mens', 'male', 'gents', 'man'],
  ['ankle boots', 'booties', 'chelsea boots'],
  ['knee high boots', 'long boots', 'tall boots'],
  ['slippers', 'house shoes', 'scuffs'],
  ['lace ups', 'oxfords', 'derbies', 'brogues'],
  ['moccasins', 'drivers', 'driving shoes'],
  ['hiking boots', 'walking boots', 'hikers'],
  ['mules', 'slides'],
  ['grey', 'gray'],
  ['suede', 'nubuck'],
  ['wide fit', 'wide'],
  ['orthotic', 'orthotics', 'insoles'],
] as const

/** Searches that ask for a page and not for shoes. */
const REDIRECTS = [
  ['returns', '/returns'],
  ['return', '/returns'],
  ['refund', '/returns'],
  ['exchange', '/returns'],
  ['delivery', '/delivery'],
  ['shipping', '/delivery'],
  ['postage', '/delivery'],
  ['gift card', '/gift-card.html'],
  ['gift cards', '/gift-card.html'],
  ['gift voucher', '/gift-card.html'],
  ['store locator', '/store-locator'],
  ['stores', '/store-locator'],
  ['store', '/store-locator'],
  ['find a store', '/store-locator'],
  ['opening hours', '/store-locator'],
  ['contact', '/contact'],
  ['contact us', '/contact'],
  ['help', '/faq'],
  ['faq', '/faq'],
  ['size guide', '/size-guide'],
  ['size chart', '/size-guide'],
  ['sale', '/sale'],
  ['clearance', '/sale'],
  ['new in', '/new-in'],
  ['new arrivals', '/new-in'],
  ['brands', '/all-brands'],
  ['all brands', '/all-brands'],
  ['my account', '/customer/account'],
  ['login', '/customer/account/login'],
  ['track order', '/customer/orders'],
  ['click and collect', '/click-and-collect'],
] as const

/** Other names of things, searches that lead to a page, and counts of what is searched for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_synonym (
      id int generated always as identity primary key, website_id int, phrases text[] not null check (cardinality(phrases) between 2 and 20));
    create table search_redirect (
      id int generated always as identity primary key, website_id int, term text not null, path text not null check (path like '/%'),
      unique nulls not distinct (website_id, term));
    create table search_term (
      website_id int not null, day date not null default current_date, term text not null check (length(term) between 1 and 80),
      searches int not null, without_results int not null, primary key (website_id, day, term));
  `.execute(db)
  for (const phrases of SYNONYMS) await sql`insert into search_synonym (phrases) values (${[...phrases]})`.execute(db)
  for (const [term, path] of REDIRECTS) await sql`insert into search_redirect (term, path) values (${term}, ${path})`.execute(db)
}
