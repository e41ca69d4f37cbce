import { list, paragraph } from '../pages/html.ts'
import { heading, type StorySeed } from './story.ts'

export const trybeStories: readonly StorySeed[] = [
  {
    slug: 'start-measuring-in-december',
    title: 'Start measuring in December',
    topic: 'School',
    day: '2026-11-24',
    intro:
      'School starts at the end of January. A pair fitted now leaves time to change your mind, and the sizes are still here.',
    picture: 'scholar/black-three-quarter.avif',
    pictureText: 'Scholar in black, three-quarter view',
    shoes: ['SCHOLAR-BLACK', 'HONOUR-BLACK', 'ACADEMY-BLACK', 'REGENT-BLACK'],
    content: [
      paragraph(
        'The last week of January is the busiest week of our year. By then some sizes are gone, and the shop is full of tired children. December is calmer for everyone.',
      ),
      heading('Measure twice, a week apart'),
      paragraph(
        'Do it in the afternoon, in school socks, standing up. Write down centimetres, not the number in the old shoe. If the two feet differ, fit the longer one.',
      ),
      heading('Leave room, but not too much'),
      paragraph(
        'About a centimetre beyond the longest toe is room to grow. Two centimetres is a shoe that slips at the heel and catches on stairs. Our <a href="/kids-shoe-size-chart">kids’ size chart</a> starts from the length of the foot.',
      ),
      heading('Check again before the first day'),
      paragraph(
        'If a foot has grown since, you still have time. Wear the pair indoors until then, so it stays as good as new.',
      ),
    ],
  },
  {
    slug: 'measure-small-feet-at-home',
    title: 'How to measure small feet at home',
    topic: 'Size and fit',
    day: '2026-11-20',
    intro: 'Paper, a pencil and a wall. Five minutes, both feet.',
    picture: 'pip/oatmeal-sage-three-quarter.avif',
    pictureText: 'Pip in oatmeal and sage, three-quarter view',
    shoes: ['SCOUT-BLACK', 'PIP-OATMEAL-SAGE', 'LEO-LEOPARD'],
    content: [
      paragraph(
        'You need a sheet of paper, a pencil, a ruler and a wall. Afternoon is the best time, because feet are a little bigger then than in the morning.',
      ),
      list([
        'Put the paper on a hard floor, one edge against the wall.',
        'Ask your child to stand on it with the heel touching the wall and the weight on both feet.',
        'Mark the longest toe. It is not always the big one.',
        'Measure from the edge of the paper to the mark, in centimetres.',
        'Do the other foot, and use the longer number.',
      ]),
      heading('Then look it up'),
      paragraph(
        'The <a href="/size-guide">size guide</a> turns centimetres into Australian, British, European and American sizes. It works for the rest of the family too.',
      ),
      heading('How often?'),
      paragraph(
        'Toddlers every two to three months, children before school every four, older ones about twice a year. Put it in the calendar beside haircuts.',
      ),
    ],
  },
  {
    slug: 'the-school-shoe-checklist',
    title: 'The school shoe checklist',
    topic: 'School',
    day: '2026-11-13',
    intro: 'What to look at before January, from toe cap to tread.',
    picture: 'academy/black-three-quarter.avif',
    pictureText: 'Academy in black, three-quarter view',
    shoes: ['ACADEMY-BLACK', 'PREFECT-BLACK', 'MERIT-BLACK', 'SCHOLAR-BLACK'],
    content: [
      paragraph('A school shoe is worn more than any other pair. Six things are worth a look before you pay for one.'),
      list([
        'The uniform list. Some schools ask for laces, some for black soles.',
        'The toe. A stitched or capped toe lasts longer on a scooter.',
        'The heel. Press it: it should hold its shape and not fold.',
        'The bend. The shoe should bend where the foot does, at the ball.',
        'The fastening. Can your child close it alone?',
        'The tread. Turn it over and look for grooves, not a smooth sheet.',
      ]),
      heading('Leather or not?'),
      paragraph(
        'Leather can be cleaned, polished and dried, and takes the shape of the foot. It does ask for care: a wipe at the end of the week and a little cream at the end of the month. How to do it is under <a href="/product-information">product information</a>.',
      ),
    ],
  },
  {
    slug: 'getting-sand-out-of-sandals',
    title: 'Getting sand out of sandals',
    topic: 'Care',
    day: '2026-11-06',
    intro: 'And what to do with a pair that has been in the sea.',
    picture: 'cub/denim-three-quarter.avif',
    pictureText: 'Cub in denim, three-quarter view',
    shoes: ['CUB-DENIM', 'SHORELINE-NAVY', 'SPLASH-COBALT'],
    content: [
      paragraph('Sand is small stones. Left in a sandal, it rubs the footbed and the foot in it.'),
      heading('Let it dry first'),
      paragraph(
        'Wet sand sticks, dry sand falls. Leave the pair in the shade until it is dry, then knock the soles together and brush out the seams with an old toothbrush.',
      ),
      heading('If it went swimming'),
      paragraph(
        'Salt water dries hard. Rinse the sandals in fresh water the same day, pat them with a towel and let them dry in the air, buckles open. No heater, no dashboard, no dryer: glue does not like heat.',
      ),
      heading('Hook and loop that no longer holds'),
      paragraph('It is usually full of fluff. A fine comb pulled along the hooks brings most of the grip back.'),
    ],
  },
  {
    slug: 'when-to-go-up-a-size',
    title: 'When to go up a size',
    topic: 'Growing',
    day: '2026-10-30',
    intro: 'The thumb test, and why it misses the sides.',
    picture: 'scout/black-three-quarter.avif',
    pictureText: 'Scout in black, three-quarter view',
    shoes: ['TURBO-BLACK-LIME', 'DASH-CHARCOAL-YELLOW', 'LAP-BLACK'],
    content: [
      paragraph('Children rarely say that a shoe is tight. They get used to it, or they leave it under the bed.'),
      heading('The thumb test'),
      paragraph(
        'Press in front of the longest toe while your child stands. A thumb’s width is plenty; a little fingernail is time for the next size. Children curl their toes when you press, so ask them to stand and look out of the window.',
      ),
      heading('Take the insole out'),
      paragraph(
        'If it comes out, stand the foot on it. You see the length and the width at once: toes over the edge mean the shoe is too short or too narrow.',
      ),
      heading('Other signs'),
      list([
        'red lines on the foot after taking the shoe off',
        'a heel that walks over the edge of the sole',
        'socks with holes at one toe',
      ]),
      paragraph(
        'Not sure? The <a href="/kids-shoe-size-chart">chart</a> and a tape measure settle it, and our stores measure for free.',
      ),
    ],
  },
  {
    slug: 'laces-a-game-for-two-hands',
    title: 'Laces: a game for two hands',
    topic: 'Growing',
    day: '2026-10-23',
    intro: 'Bunny ears first, then the loop. Start when they ask.',
    picture: 'scholar/black-three-quarter.avif',
    pictureText: 'Scholar in black, three-quarter view',
    shoes: ['SCHOLAR-BLACK', 'TEMPO-BLACK-LIME'],
    content: [
      paragraph(
        'There is no right age for tying laces. Some children want it at five, some at eight. The best week to begin is the one in which they ask.',
      ),
      heading('Set it up'),
      paragraph(
        'Put the shoe on the table, toe pointing away from the child, and use two laces of different colours if you have them. It is easier to follow “red over blue” than “left over right”.',
      ),
      heading('Two ears'),
      list([
        'Cross the laces and pull one through: that is the gate.',
        'Make an ear with each hand.',
        'Cross the ears and pull one through the hole.',
        'Pull both ears. Done.',
      ]),
      heading('Until it holds'),
      paragraph(
        'Practise sitting down, not at the door at half past eight. Straps are a fine thing for school mornings in the meantime.',
      ),
    ],
  },
]
