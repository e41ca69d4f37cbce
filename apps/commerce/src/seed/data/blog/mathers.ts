import { list, paragraph } from '../pages/html.ts'
import { heading, type StorySeed } from './story.ts'

export const mathersStories: readonly StorySeed[] = [
  {
    slug: 'how-a-fitting-works',
    title: 'How a fitting works',
    topic: 'Size and fit',
    day: '2026-11-25',
    intro: 'What we measure in store, and how to do most of it at home.',
    picture: 'meredith/tan-three-quarter.avif',
    pictureText: 'Meredith in tan, three-quarter view',
    shoes: ['MARLO-CAMEL', 'ARBOUR-CHOCOLATE', 'MURRAY-BRONZE'],
    content: [
      paragraph('A fitting takes about ten minutes and costs nothing. You do not have to buy anything afterwards.'),
      heading('Both feet, standing'),
      paragraph(
        'We measure length and width of both feet while you stand, because a foot is longer with your weight on it. Most people have one foot longer than the other; we fit that one.',
      ),
      heading('Then we look'),
      paragraph(
        'We ask what you do all day, what hurts and what you wear now. An old pair tells a lot: where the sole is worn, where the upper bulges.',
      ),
      heading('At home'),
      paragraph(
        'Length is easy: paper, a wall, a pencil. The <a href="/size-guide">size guide</a> shows how. For width, draw around the foot and measure across the widest part.',
      ),
      paragraph('Find a store near you in the <a href="/store-locator">store finder</a>.'),
    ],
  },
  {
    slug: 'wide-feet-and-high-insteps',
    title: 'Wide feet, high insteps',
    topic: 'Size and fit',
    day: '2026-11-18',
    intro: 'A longer shoe is not a wider one.',
    picture: 'murray/bronze-three-quarter.avif',
    pictureText: 'Murray in bronze, three-quarter view',
    shoes: ['MURRAY-BRONZE', 'DAINTREE-BLACK', 'YARRA-BLACK'],
    content: [
      paragraph(
        'When a shoe is tight across, many of us take the next size up. It is wider, but also longer: the heel slips, and the shoe bends in front of where the foot does.',
      ),
      heading('Look for adjustment'),
      list([
        'laces that reach far down, for a high instep',
        'straps with hook and loop, for feet that change through the day',
        'stretch panels at the joint of the big toe',
      ]),
      heading('Take the insole out'),
      paragraph(
        'Many walking shoes have a removable one. Without it, or with a thinner one, there is more room over the whole foot.',
      ),
      heading('Try them late'),
      paragraph('Feet are a little larger in the afternoon. A pair that fits at four is not tight at ten.'),
      paragraph('Notes under each product say how a style fits, and reviews say how it fitted others.'),
    ],
  },
  {
    slug: 'breaking-in-a-footbed-sandal',
    title: 'Breaking in a footbed sandal',
    topic: 'Care',
    day: '2026-11-11',
    intro: 'An hour a day for a week, and then for years.',
    picture: 'arbour/chocolate-three-quarter.avif',
    pictureText: 'Arbour in chocolate, three-quarter view',
    shoes: ['ARBOUR-CHOCOLATE', 'GROVE-BLACK'],
    content: [
      paragraph(
        'A cork footbed is firm when it is new and takes the shape of your foot with warmth and weight. That needs some days, and it is worth not hurrying them.',
      ),
      heading('The first week'),
      paragraph(
        'Wear the pair an hour on the first day, two on the second, at home. Fasten the buckles so that the foot can move a little; too tight is the usual mistake.',
      ),
      heading('Where the foot should lie'),
      paragraph(
        'Heel in the cup, toes inside the rim at the front and the sides. If your toes touch the rim, the sandal is too short.',
      ),
      heading('Look after the cork'),
      paragraph(
        'Keep it away from heat and out of water. When the edge looks dry, a cork sealer from a repairer closes it again.',
      ),
    ],
  },
  {
    slug: 'a-good-walking-shoe',
    title: 'What makes a good walking shoe',
    topic: 'Walking',
    day: '2026-11-04',
    intro: 'Bend it, twist it, press it: three tests in the shop.',
    picture: 'stride/black-red-three-quarter.avif',
    pictureText: 'Stride in black and red, three-quarter view',
    shoes: ['DAINTREE-BLACK', 'SUMMIT-CHARCOAL', 'STRIDE-BLACK-RED', 'GRAMPIAN-ESPRESSO'],
    content: [
      paragraph('You can learn a good deal about a walking shoe before you put it on.'),
      heading('Bend'),
      paragraph('Hold heel and toe and push. It should bend at the ball of the foot, not in the middle.'),
      heading('Twist'),
      paragraph('Wring it like a cloth. A little give is fine; a shoe that twists easily leaves the work to you.'),
      heading('Press'),
      paragraph('Press the heel from both sides. It should hold its shape, so that it holds you.'),
      heading('Then walk'),
      paragraph(
        'Wear the socks you walk in, and walk for as long as we let you. There should be room before the longest toe, and no movement at the heel. Down a slope is the test for the toes.',
      ),
    ],
  },
  {
    slug: 'make-leather-last',
    title: 'Make leather last',
    topic: 'Care',
    day: '2026-10-28',
    intro: 'Ten minutes a month, and a day of rest.',
    picture: 'ashbury/chocolate-three-quarter.avif',
    pictureText: 'Ashbury in chocolate, three-quarter view',
    shoes: ['ASHBURY-CHOCOLATE', 'CARLTON-BLACK', 'MARLO-CAMEL'],
    content: [
      paragraph('Leather is skin. It dries out, and it can be fed.'),
      heading('After each wear'),
      paragraph(
        'Put in shoe trees or paper and give the pair a day off. Leather takes up moisture from the foot and needs the day to let it go.',
      ),
      heading('Once a month'),
      list([
        'Brush off the dust.',
        'Wipe with a damp cloth and let it dry.',
        'Rub in cream of the same colour, a little at a time.',
        'Wait ten minutes and brush.',
      ]),
      heading('When it got wet'),
      paragraph('Paper inside, air outside, no heater. Cream when it is dry.'),
      heading('See a repairer early'),
      paragraph(
        'Heel tips cost little. A worn-down heel costs the shoe. More is under <a href="/product-information">product information</a>.',
      ),
    ],
  },
  {
    slug: 'shoes-for-standing-all-day',
    title: 'Shoes for standing all day',
    topic: 'Walking',
    day: '2026-10-21',
    intro: 'For nurses, teachers and everyone behind a counter.',
    picture: 'hollis/chocolate-three-quarter.avif',
    pictureText: 'Hollis in chocolate, three-quarter view',
    shoes: ['HOLLIS-CHOCOLATE', 'COAST-INK', 'MURRAY-BRONZE'],
    content: [
      paragraph('Standing is harder on shoes and on people than walking. What helps is not softness alone.'),
      heading('A wide, even base'),
      paragraph(
        'Look at the sole from behind. The wider it stands, the less you sway. A small heel of two or three centimetres suits most people better than none.',
      ),
      heading('Firm under, soft on top'),
      paragraph('Very soft soles feel wonderful for ten minutes. Under them you want something that does not sink.'),
      heading('Two pairs, in turn'),
      paragraph('Change between two pairs through the week. Each dries out and springs back, and both last longer.'),
      heading('Check the floor'),
      paragraph(
        'Some workplaces ask for closed toes or soles that grip on wet floors. Read the list before you choose the colour.',
      ),
    ],
  },
]
