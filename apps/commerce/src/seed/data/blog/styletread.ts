import { list, paragraph } from '../pages/html.ts'
import { heading, type StorySeed } from './story.ts'

export const styletreadStories: readonly StorySeed[] = [
  {
    slug: 'what-to-wear-when-it-says-cocktail',
    title: 'What to wear when it says cocktail',
    topic: 'Occasions',
    day: '2026-11-23',
    intro: 'Three heights, one rule, and a plan for grass.',
    picture: 'vesper/black-three-quarter.avif',
    pictureText: 'Vesper in black, three-quarter view',
    shoes: ['VESPER-BLACK', 'SIENNA-TERRACOTTA', 'GISELLE-BLACK', 'CELINE-ANNE-BLACK'],
    content: [
      paragraph(
        'An invitation that says cocktail leaves you more room than it sounds. The dress may be short or long; the shoe only has to look as if you meant it.',
      ),
      heading('Choose the height by the hour'),
      paragraph(
        'A ceremony, a dinner and a dance floor are six hours. If you do not walk in a stiletto on ordinary days, that is not the day to begin. A block heel gives the same line and lets you stand.',
      ),
      heading('Grass, gravel, decking'),
      paragraph(
        'Ask where it is. Thin heels sink into lawn and stick in decking. A block, a wedge or a beautiful flat sandal solves it, and nobody will look twice.',
      ),
      heading('Wear them once before'),
      paragraph(
        'An evening at home on carpet tells you where they rub, and keeps them new enough to <a href="/returns">send back</a> if they do. Then pack a plaster anyway.',
      ),
    ],
  },
  {
    slug: 'a-wardrobe-of-five-pairs',
    title: 'A wardrobe of five pairs',
    topic: 'Choosing',
    day: '2026-11-16',
    intro: 'If you started again tomorrow, these would do for most of the year.',
    picture: 'matilde/cherry-three-quarter.avif',
    pictureText: 'Matilde in cherry, three-quarter view',
    shoes: ['MATILDE-CHERRY', 'FLORENCE-CAMEL', 'CAMILLA-BLACK', 'SIENNA-TERRACOTTA'],
    content: [
      paragraph('We see a great many shoes. Asked which ones we would buy again, most of us name the same five.'),
      list([
        'A flat you can walk a city in: a loafer or a ballet flat with a real sole.',
        'A white or cream sneaker, plain enough for a dress.',
        'An ankle boot with a heel you forget about.',
        'A sandal that dresses up: two straps, a small block.',
        'One pair that is not sensible at all.',
      ]),
      heading('Spend where you walk'),
      paragraph(
        'Put the most money into the pair you will wear most, not into the one for the wedding. Leather that can be resoled pays for itself.',
      ),
      heading('One colour family'),
      paragraph('If four of the five go with the same bag and belt, every morning is easier. The fifth is for fun.'),
    ],
  },
  {
    slug: 'suede-without-fear',
    title: 'Suede without fear',
    topic: 'Care',
    day: '2026-11-09',
    intro: 'Brush, spray, and a calm answer to rain.',
    picture: 'sienna/terracotta-three-quarter.avif',
    pictureText: 'Sienna in terracotta, three-quarter view',
    shoes: ['SIENNA-TERRACOTTA', 'CHLOE-BELLE-IVORY', 'CAMILLA-BLACK'],
    content: [
      paragraph(
        'Suede is the inner side of leather, brushed to a nap. It looks delicate and is not, as long as you leave it dry and brush it.',
      ),
      heading('Before the first wear'),
      paragraph(
        'Use a protector spray for suede, outdoors, from an arm’s length, and let it dry overnight. It does not make a shoe waterproof; it buys you the walk from the tram to the door.',
      ),
      heading('After rain'),
      paragraph(
        'Let the pair dry slowly, stuffed with paper, away from a heater. When it is dry, brush in one direction. Most water marks go.',
      ),
      heading('Grease'),
      paragraph(
        'Cover the spot with cornflour, leave it for a night and brush it off. If it stays, take the pair to a shoe repairer before you try anything wet.',
      ),
    ],
  },
  {
    slug: 'how-a-heel-height-really-feels',
    title: 'How a heel height really feels',
    topic: 'Size and fit',
    day: '2026-11-02',
    intro: 'Centimetres at the back are only half of it.',
    picture: 'colette/black-three-quarter.avif',
    pictureText: 'Colette in black, three-quarter view',
    shoes: ['COLETTE-BLACK', 'GABRIELLE-BONE', 'ELISABETTA-BLACK'],
    content: [
      paragraph(
        'Every product page names the heel in centimetres, measured at the back. Two shoes with the same number can still feel quite different.',
      ),
      heading('Subtract the platform'),
      paragraph(
        'What your foot feels is the difference between heel and forefoot. Eight centimetres on a three-centimetre platform tilts you like five.',
      ),
      heading('Look at where it stands'),
      paragraph('A heel set under the middle of your own heel carries you. One set at the very back makes you work.'),
      heading('Straps are brakes'),
      paragraph(
        'In a high mule the foot slides forward. An ankle strap or a slingback holds it where it should be, which is why the same height feels lower with one.',
      ),
      paragraph('Between two sizes? The <a href="/size-guide">size guide</a> says when to go up and when down.'),
    ],
  },
  {
    slug: 'reading-a-label',
    title: 'Reading a label',
    topic: 'Choosing',
    day: '2026-10-26',
    intro: 'What the three words in the shoe tell you.',
    picture: 'ravello/chocolate-three-quarter.avif',
    pictureText: 'Ravello in chocolate, three-quarter view',
    shoes: ['GABRIELLE-BONE', 'RAVELLO-CHOCOLATE', 'FLORENCE-CAMEL'],
    content: [
      paragraph(
        'Inside every shoe we list three things: upper, lining, sole. They say more about how a pair will age than its price does.',
      ),
      heading('Upper'),
      paragraph(
        'Leather stretches a little and keeps the shape of your foot. Synthetic uppers keep their own shape, so they have to fit on the first day.',
      ),
      heading('Lining'),
      paragraph(
        'Leather linings breathe; textile linings dry quickly. In a closed shoe that you wear without socks, you will notice the difference by the afternoon.',
      ),
      heading('Sole'),
      paragraph(
        'Leather soles look fine and can be replaced. Rubber grips. A thin rubber half-sole, put on by a repairer before the first wear, gives you both.',
      ),
      paragraph('All brands we sell, with what each is good at, are under <a href="/brands">labels</a>.'),
    ],
  },
  {
    slug: 'packing-three-pairs-for-a-week',
    title: 'Packing three pairs for a week',
    topic: 'Occasions',
    day: '2026-10-19',
    intro: 'Hand luggage, seven days, no regrets.',
    picture: 'palma/tan-three-quarter.avif',
    pictureText: 'Palma in tan, three-quarter view',
    shoes: ['PALMA-TAN', 'FLORENCE-CAMEL', 'PORTIA-BLACK'],
    content: [
      paragraph(
        'Shoes are the heaviest thing in the bag. Three pairs are enough for a week, if you wear one and choose the other two.',
      ),
      heading('Wear the big ones'),
      paragraph('Boots or sneakers travel on your feet. They are also what you want at an airport.'),
      heading('One flat, one that dresses up'),
      paragraph(
        'A flat that walks all day, and one pair for the table with a cloth on it. Choose both in the same colour family and every outfit works with either.',
      ),
      heading('How to pack them'),
      list([
        'Sole to sole, in a cloth bag.',
        'Socks and belts inside the shoes, so that they keep their shape.',
        'Along the edge of the case, heels at opposite ends.',
      ]),
    ],
  },
]
