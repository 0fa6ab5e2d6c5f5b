import { expect, it } from 'vitest';
import { certificateContent } from '#testing/certificate-samples.ts';
import { signerOf } from './certificate-content.ts';
import { composeSheet } from './compose-sheet.ts';
import { estimateWidth } from './place-text.ts';

const compose = (changes = {}, paper: 'A4' | 'LETTER' = 'A4') =>
  composeSheet(certificateContent(changes), paper, estimateWidth);

it('draws the same lines for the same id, and others for another one', () => {
  const other = { certificateId: '0000000000000000000000000z' };
  expect(compose().ornaments).toEqual(compose({ participantName: 'Else' }).ornaments);
  expect(compose(other).ornaments).not.toEqual(compose().ornaments);
});

it.each(['A4', 'LETTER'] as const)('keeps every line inside the frame of %s', (paper) => {
  const longest = {
    participantName:
      'Maximiliana Konstantina Wolfeschlegelsteinhausenbergerdorff von und zu Guttenberg',
    courseName:
      'Strategic Workforce Planning and Talent Strategy for Organizations in Many Countries',
  };
  for (const changes of [{}, longest, { frameworks: [], skills: [] }]) {
    const { texts, width, height } = compose(changes, paper);
    const baselines = texts.filter(({ align }) => align === 'center').map(({ y }) => y);
    expect(Math.min(...baselines)).toBeGreaterThan(74);
    for (const text of texts) {
      expect(text.y).toBeLessThan(height - 70);
      expect(estimateWidth(text.text, text)).toBeLessThan(width - 2 * 62);
    }
  }
});

it('keeps the lines of the middle above those of the foot', () => {
  const { texts } = compose();
  const top = texts.find(({ block }) => block === 'verify')!.y - 11;
  const last = texts.filter(({ block }) => block.startsWith('mapping')).at(-1)!;
  expect(last.y).toBeLessThan(top);
});

const textsOf = (changes = {}) => compose(changes).texts.map(({ text }) => text);

it('has no hours at all when measured time did not support them', () => {
  expect(textsOf({ instructionHours: 1 }).join()).toContain('1 hour of instruction');
  expect(textsOf({ instructionHours: null }).join()).not.toMatch(/hour/);
});

it('is signed by the issuer, without a role or a line, until the operator names a person', () => {
  const [nameless, named] = [compose({ signer: null }), compose()];
  expect(textsOf({ signer: null })).toContain('Signed digitally by Due Course');
  expect(textsOf({ signer: null }).join()).not.toMatch(/Chief HR officer|Instructor/);
  expect(textsOf()).toEqual(expect.arrayContaining(['Robin Hale', 'Chief HR officer, Due Course']));
  expect(named.rules.length - nameless.rules.length).toBe(1);
  expect(signerOf({ role: 'Chief HR officer', person: null })).toBeNull();
});
