/** What kind of shoe a review is about, for the words that fit it. */
export type Wear = 'heels' | 'flats' | 'boots' | 'sneakers' | 'sandals' | 'kids' | 'home'

/**
 * What reviewers praise, by kind; each is a whole sentence. `{noun}` is the style's own word, `{colour}` its colour.
 */
export const praises: Readonly<Record<Wear, readonly string[]>> = {
  heels: [
    'Wore them from a nine o’clock meeting to a friend’s birthday dinner and never once looked for a chair.',
    'The heel feels planted; I did the cobbles on Degraves Street without a wobble.',
    'The {colour} is exactly the picture, and it goes with far more than I expected.',
    'My third wedding this spring and the first one where my feet lasted until the last song.',
    'The pitch is kind: all the height and none of the tipping forward.',
    'A little padding under the ball of the foot makes all the difference by the afternoon.',
    'They make an old navy suit look as if I had a plan.',
    'I had them resoled at the cobbler around the corner and he said they were worth it.',
    'The toe has room for real toes, which I cannot say of the last three pairs I tried.',
    'Got two compliments before I had reached my desk.',
  ],
  flats: [
    'Straight out of the box onto the train and a full day on my feet, no plasters needed.',
    'The leather was stiff for an afternoon and has been butter ever since.',
    'They tuck into my bag for after the show and still look smart.',
    'I walk twenty minutes to work and these have outlived two pairs of something dearer.',
    'The {colour} sits beautifully with denim and with my work trousers.',
    'The edge does not dig into the heel, which is my usual complaint about a {noun}.',
    'Neat stitching, a proper heel tip, and they kept their shape in the suitcase.',
    'Light as anything. I forget I have shoes on.',
    'Finally a {noun} with a bit of sole between me and the pavement.',
    'I bought a second colour before the first week was out.',
  ],
  boots: [
    'Two Melbourne winters in and the soles still grip on wet bluestone.',
    'The zip runs smoothly and the shaft does not gape, even with thin tights.',
    'Broke in over one weekend; now I reach for them every cold morning.',
    'They took a coat of wax well and shrugged off a proper downpour.',
    'The heel tab is a small thing, but it makes pulling them on so easy.',
    'Warm without being bulky, and jeans go over or in.',
    'I walked the dog along the Yarra in the rain and my socks were dry at home.',
    'The {colour} has worn in to something even nicer than it was new.',
    'Solid. You can hear the quality when you put them down.',
    'Comfortable enough to stand behind a counter for eight hours.',
  ],
  sneakers: [
    'Ten thousand steps around the market and my knees did not complain.',
    'The cushioning is soft at the heel and firm where you push off.',
    'They came up clean with a damp cloth after a muddy school fair.',
    'The laces stay tied. A small miracle.',
    'I wear them with a dress on weekends and with tights to the gym.',
    'The {colour} is brighter than on my screen and I love it more for it.',
    'The tongue does not slide sideways, unlike every other pair I own.',
    'Breathes well; I did a whole warm day in Brisbane and had no damp socks.',
    'My physio approved, which she never does.',
    'They look like the dear ones and feel better.',
  ],
  sandals: [
    'Four days of walking in Noosa and only strap marks from the sun to show for it.',
    'The straps adjust where I need them to, across the wide part.',
    'The footbed moulds to you after about a week. Give it that week.',
    'Danced on grass at a garden wedding and did not sink.',
    'The buckle holds its hole and the strap end does not flap.',
    'They survived salt water, a rinse and a day on the balcony.',
    'The {colour} goes with every dress I packed.',
    'No slapping noise when I walk, which my office appreciates.',
    'Light in the suitcase and smart enough for dinner.',
    'The arch support is real, not just a bump in the foam.',
  ],
  kids: [
    'Term one done and the toes are not scuffed through yet. That is a record in this house.',
    'He can do them up by himself, so we now leave on time.',
    'They had room to grow for a good four months.',
    'She picked the {colour} herself and has not taken them off.',
    'Wiped clean after the puddle that every other child walked around.',
    'The sole bends where a small foot bends. You can feel the difference.',
    'Survived the monkey bars, the scooter brake and the dog.',
    'The teacher asked where we got them.',
    'No blisters on the first day, and there are always blisters on the first day.',
    'Bought the next size up already, for when these are outgrown.',
    'Ordered on Monday night and worn to school on Thursday.',
    'Handed down to the little one and there is life in them yet.',
    'Light enough to run in, which is all they do.',
    'The woman in the shop measured both feet and was right about the size.',
    'They dry overnight by the heater without going hard.',
    'Survived a whole weekend at the farm.',
    'No tears at the front door, which says it all.',
    'The insole comes out for washing. Whoever thought of that has children.',
    'Sturdy at the heel, and easy to open wide for a wriggling foot.',
    'Bought in the sale and I would have paid the full price.',
    'Third pair of these in a row, one size apart.',
  ],
  home: [
    'Floorboards in July and my feet are warm. That is all I asked.',
    'They have a proper sole, so I can take the bins out.',
    'Bought for my dad, who now will not take them off for visitors.',
    'Soft inside without making my feet hot.',
    'They kept their shape after a gentle hand wash.',
    'The back does not fold down even though I am lazy about it.',
    'Quiet on the stairs, which the rest of the house thanks me for.',
    'A present that was actually used.',
  ],
}

/** What is said of any kind of shoe. */
export const anyPraises: readonly string[] = [
  'Ordered on Monday night, on my feet by Thursday.',
  'The woman in the shop measured both feet and was right about the size.',
  'I read every review before buying and for once they were all true.',
  'Cheaper than a taxi home, and I no longer need one.',
  'My sister borrowed them and I had to ask for them back twice.',
  'Six months of wear and they still look like the photo.',
  'I had nearly given up on finding a {noun} I could wear all day.',
  'Simple, well made, no fuss.',
  'Bought in the sale and I would have paid the full price.',
  'The {colour} hides a surprising amount of life.',
  'They replaced a pair from ten years ago that I thought could not be replaced.',
  'Good weight in the hand and light on the foot.',
  'I stand all day for work, and these have changed my evenings.',
  'Packed them for a fortnight away and wore nothing else.',
]

/** What careful reviewers dislike about a shoe, by how many stars they still gave. */
export const doubts: Readonly<Record<1 | 2 | 3 | 4, readonly string[]>> = {
  4: [
    'I would have liked a spare heel tip in the box.',
    'One star off because the box arrived squashed; the shoes were fine.',
    'They squeaked for the first two days and then stopped.',
    'The insole could be a touch softer.',
    'I wish they came in more colours.',
    'The dust bag is thin, but that is me being picky.',
    'They needed a few evenings around the house first.',
  ],
  3: [
    'Lovely to look at, but I cannot wear them for a whole day.',
    'The colour is a little darker in daylight than in the picture.',
    'Good for sitting; less good for the walk from the station.',
    'The lining rubbed at the back until I wore thicker socks.',
    'Fine for the sale price. I would not have paid the full one.',
    'The finish on the left shoe is not quite the same as on the right.',
  ],
  2: [
    'The sole started to lift at the toe after six weeks; service was friendly and is looking into it.',
    'They rub at the ankle bone and no amount of wearing in has helped.',
    'The colour rubbed off at the toe within a fortnight.',
    'Much stiffer than I expected from the description.',
    'The lining began to wear through at the heel after two months.',
  ],
  1: [
    'The stitching came undone on the second outing. I sent them back and the refund was quick.',
    'Painful from the first hour. I gave them to my sister, who has narrower feet.',
    'The left one arrived with a mark across the toe, so back they went.',
  ],
}

/** What reviewers say about their size, by how the pair fitted. */
export const fits = {
  small: [
    'They run small: I am always a {size} and had to swap for the next size.',
    'Take half a size more than usual, they are short in the toe.',
    'Snug. My usual {size} pressed on the big toe by lunchtime.',
    'Order up. The {size} that I wear in everything else was too tight.',
  ],
  large: [
    'They come up big; my heel lifts out in my usual {size}.',
    'I could have taken half a size less.',
    'A bit long for a {size}, an insole fixed it.',
    'Generous sizing: my {size} slips at the back.',
  ],
  true: [
    'True to size for me, a steady {size}.',
    'I took my usual {size} and it was right.',
    'The size guide was spot on.',
    'Fits like every other {size} I own.',
    'My normal size, no surprises.',
  ],
  narrow: ['Narrow across the ball of the foot, so think twice if yours is broad.', 'Slim in the width; fine with thin socks only.'],
  wide: [
    'Roomy in the width, which my bunion thanks them for, though slim feet may swim.',
    'On the wide side, I tighten them all the way.',
  ],
} as const

/** The same said about a child's pair. */
export const childFits = {
  small: [
    'They run small, we swapped for the next size.',
    'Order a size up, they are short in the toe.',
    'Tight by lunchtime in the size we always buy.',
  ],
  large: ['Come up big, so plenty of room to grow.', 'A bit long in the usual size; an insole did the trick.'],
  true: ['True to size for us.', 'The usual size, with a thumb of room.', 'The size guide was spot on.'],
  narrow: ['Narrow, so not for chubby feet.', 'Slim in the width for a wide little foot.'],
  wide: ['Nice and roomy across the toes.', 'On the wide side, the strap pulls them in.'],
} as const

/** Headings by stars. */
export const headings: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>> = {
  5: [
    'My favourite pair in years',
    'Worth every cent',
    'Bought them twice',
    'Comfortable from the first hour',
    'Even better than the pictures',
    'Exactly what I was after',
    'All day, every day',
    'Could not be happier',
    'A keeper',
    'Beautifully made',
    'So easy to wear',
    'Compliments every time',
  ],
  4: [
    'Very nearly perfect',
    'Good solid shoe',
    'Really pleased',
    'Would buy again',
    'Lovely, with one small thing',
    'Great for the price',
    'Happy with these',
  ],
  3: ['Fine, not more', 'Nice to look at', 'Mixed feelings', 'Good in parts', 'Not quite for me'],
  2: ['Had hoped for more', 'Not for long days', 'A bit of a let-down'],
  1: ['Back they went', 'Sadly not'],
}

/** Names that reviewers go by. */
export const nicknames: readonly string[] = [
  ...['Bec', 'Priya', 'Marg', 'Tom H', 'Shoefan82', 'Jacinta', 'Wen', 'Kiri', 'Ngaio', 'Dave from Ballarat', 'Sal', 'Anh', 'Rosa M'],
  ...['Grace', 'Mei', 'Aroha', 'Liz', 'Fatima', 'Georgie', 'Nonna Pina', 'Ollie', 'Steph', 'Hana', 'Jules', 'Kate W', 'Mina'],
  ...['Trish', 'Zara', 'Beth', 'Callum', 'Deb', 'Elena', 'Fi', 'Helen', 'Imogen', 'Jo', 'Kel', 'Leilani', 'Maree', 'Nat', 'Oscar’s mum'],
  ...['Pip', 'Quinn', 'Raj', 'Sione', 'Tess', 'Una', 'Viv', 'Wattle Street', 'Yas', 'City walker', 'Size 41 and proud', 'Two left feet'],
]
