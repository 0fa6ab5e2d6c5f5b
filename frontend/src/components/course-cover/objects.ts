import { circle, type CoverShape, line, plane, rectangle } from './shape.ts';

/** An object of each course's work, by course id, in a square of 120 around the middle of the cover. */
export const COURSE_OBJECTS: Readonly<Record<number, readonly CoverShape[]>> = {
  // A name badge on its cord.
  1: [
    line('M222 66L240 96L258 66', 'ink', 3),
    plane(rectangle(200, 92, 80, 100), 'strong'),
    plane(rectangle(228, 86, 24, 12), 'ink'),
    plane(circle(240, 130, 16), 'paper'),
    plane('M214 172a26 22 0 0 1 52 0z', 'paper'),
    line('M216 182H264', 'paper', 3),
  ],
  // Scales.
  2: [
    line('M240 76V190', 'ink', 4),
    line('M188 98H292', 'ink', 4),
    line('M200 98L182 142M200 98L218 142M280 98L262 142M280 98L298 142', 'ink', 1.5),
    plane('M178 142h44a22 22 0 0 1 -44 0z', 'strong'),
    plane('M258 142h44a22 22 0 0 1 -44 0z', 'middle'),
    plane('M214 190h52v8h-52z', 'strong'),
    plane(circle(240, 78, 8), 'strong'),
  ],
  // A score sheet on a board.
  3: [
    plane(rectangle(196, 82, 88, 114), 'strong'),
    plane(rectangle(206, 96, 68, 92), 'paper'),
    plane(rectangle(224, 74, 32, 18), 'ink'),
    ...[114, 136, 158].flatMap((y, row) =>
      [0, 1, 2, 3].map((at) => {
        const d = circle(220 + at * 14, y, 4.5);
        return at < [4, 2, 3][row]! ? plane(d, 'strong') : line(d, 'strong', 1.5);
      }),
    ),
    line('M214 174H252', 'middle', 3),
  ],
  // Two voices.
  4: [
    plane('M182 84h76v52h-48l-16 18v-18h-12z', 'strong'),
    plane('M222 124h76v52h-12v18l-18 -18h-46z', 'middle'),
    line('M198 102H242M198 116H230', 'paper', 3),
    line('M238 144H282M238 158H270', 'ink', 3),
  ],
  // A glass over a file.
  5: [
    plane('M188 84h52l10 12h34v92h-96z', 'middle'),
    plane(rectangle(204, 108, 64, 64), 'paper'),
    line('M214 124H256M214 138H246M214 152H238', 'ink', 2),
    plane(circle(256, 150, 28), 'strong'),
    plane(circle(256, 150, 19), 'paper'),
    line('M276 170L300 194', 'ink', 8),
  ],
  // An open book.
  6: [
    plane('M240 96c-18 -14 -44 -14 -62 -6v88c18 -8 44 -8 62 6z', 'strong'),
    plane('M240 96c18 -14 44 -14 62 -6v88c-18 -8 -44 -8 -62 6z', 'middle'),
    line('M240 96V184', 'ink', 2),
    line('M192 110c12 -3 24 -2 36 3M192 128c12 -3 24 -2 36 3M192 146c12 -3 24 -2 36 3', 'paper', 3),
    line('M252 113c12 -5 24 -6 36 -3M252 131c12 -5 24 -6 36 -3', 'ink', 2),
    plane('M270 84h14v44l-7 -8l-7 8z', 'ink'),
  ],
  // A plan of seats, one of them open.
  7: [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((at) => {
      const d = `M${186 + at * 38} ${88 + row * 38}h32v20a10 10 0 0 1 -10 10h-12a10 10 0 0 1 -10 -10z`;
      return row === 1 && at === 1
        ? line(d, 'ink', 2.5)
        : plane(d, (row + at) % 2 === 0 ? 'strong' : 'middle');
    }),
  ),
  // Coins of different height.
  8: [
    ...[0, 1, 2, 3, 4].map((at) => plane(rectangle(248, 176 - at * 18, 50, 14), 'strong')),
    ...[0, 1, 2].map((at) => plane(rectangle(214, 176 - at * 18, 28, 14), 'middle')),
    plane(rectangle(182, 176, 26, 14), 'ink'),
    line('M178 194H302', 'ink', 3),
    plane(circle(273, 82, 14), 'strong'),
    line(circle(273, 82, 8), 'paper', 2),
  ],
  // Two chairs at a table.
  9: [
    plane(rectangle(206, 140, 68, 10), 'ink'),
    line('M240 150V194', 'ink', 4),
    line('M220 194H260', 'ink', 4),
    plane('M178 100h8v44h24v10h-32z', 'strong'),
    line('M182 154V194M206 154V194', 'strong', 4),
    plane('M302 100h-8v44h-24v10h32z', 'middle'),
    line('M298 154V194M274 154V194', 'middle', 4),
    plane('M228 122h24v18h-24z', 'paper'),
    line('M232 128H248M232 134H244', 'ink', 1.5),
  ],
  // A key to hand over.
  10: [
    plane(circle(206, 134, 30), 'strong'),
    plane(circle(206, 134, 13), 'paper'),
    plane(rectangle(232, 128, 72, 12), 'strong'),
    plane(rectangle(272, 140, 10, 18), 'strong'),
    plane(rectangle(290, 140, 10, 12), 'strong'),
    line('M190 176c20 14 60 18 96 4', 'ink', 2),
    line('M278 174l10 4l-6 9', 'ink', 2),
  ],
  // A compass.
  11: [
    plane(circle(240, 136, 56), 'strong'),
    plane(circle(240, 136, 45), 'paper'),
    line('M240 97V105M240 167V175M201 136H209M271 136H279', 'ink', 2.5),
    plane('M264 108L248 144L232 128z', 'strong'),
    plane('M216 164L232 128L248 144z', 'middle'),
    plane(circle(240, 136, 4), 'ink'),
  ],
  // Points, bars and a line through them.
  12: [
    plane(rectangle(186, 152, 18, 40), 'middle'),
    plane(rectangle(212, 134, 18, 58), 'middle'),
    plane(rectangle(238, 142, 18, 50), 'middle'),
    plane(rectangle(264, 106, 18, 86), 'strong'),
    line('M178 192H300', 'ink', 3),
    line('M195 134L221 112L247 120L273 84', 'ink', 3),
    ...[
      [195, 134],
      [221, 112],
      [247, 120],
      [273, 84],
    ].map(([cx, cy]) => plane(circle(cx!, cy!, 5), 'ink')),
  ],
  // A bridge.
  13: [
    line('M208 88C222 132 258 132 272 88', 'ink', 2),
    line('M208 88L176 150M272 88L304 150', 'ink', 2),
    line('M222 116V150M240 122V150M258 116V150M192 120V150M288 120V150', 'ink', 1.5),
    plane(rectangle(202, 82, 12, 112), 'strong'),
    plane(rectangle(266, 82, 12, 112), 'strong'),
    plane(rectangle(174, 150, 132, 10), 'strong'),
    line('M176 186q16 -10 32 0t32 0t32 0t32 0', 'middle', 3),
  ],
  // A note and a pen.
  14: [
    plane('M196 78h64l22 22v96h-86z', 'strong'),
    plane('M260 78v22h22z', 'middle'),
    line('M210 118H262M210 134H262M210 150H242', 'paper', 3),
    plane('M296 126l10 10l-44 44l-14 4l4 -14z', 'ink'),
    line('M210 176q8 -8 14 0t14 0', 'paper', 3),
  ],
  // A bound file under seal.
  15: [
    plane(rectangle(196, 80, 92, 112), 'strong'),
    plane(rectangle(196, 80, 14, 112), 'ink'),
    plane(rectangle(222, 96, 52, 26), 'paper'),
    line('M230 106H266M230 114H254', 'ink', 2),
    plane('M248 158l-8 36l14 -8l14 8l-8 -36z', 'middle'),
    plane(circle(254, 152, 18), 'middle'),
    line('M246 152l6 6l10 -12', 'ink', 3),
  ],
};
