import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { LIMITS } from '../limits.ts';
import { ReadFailure } from '../reading/read-failure.ts';
import { PNG, SVG } from '../testing/pictures.ts';
import { bakePng, readBakedPng } from './bake-png.ts';
import { bakeSvg, readBakedSvg } from './bake-svg.ts';
import { readChunks, writeChunks } from './png-chunks.ts';

const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJpZCI6IngifQ.c2lnbmF0dXJl';
const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof ReadFailure) return error.code;
    throw error;
  }
  return 'read';
};
const text = (value: string) => new TextEncoder().encode(value);

describe('a PNG', () => {
  it('gives back what was baked into it, also in place of an older credential', () => {
    expect(readBakedPng(bakePng(PNG, TOKEN))).toBe(TOKEN);
    const again = bakePng(bakePng(PNG, 'old'), TOKEN);
    expect(readBakedPng(again)).toBe(TOKEN);
    expect(readChunks(again).map(({ type }) => type)).toEqual(['IHDR', 'IDAT', 'iTXt', 'IEND']);
  });

  it('keeps any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (value) => {
        const written = value.replaceAll('\0', '').toWellFormed().trim();
        expect(readBakedPng(bakePng(PNG, written))).toBe(written);
      }),
      propertyRuns(100),
    );
  });

  it.each([
    ['without a credential', PNG, 'no_credential'],
    ['cut off', bakePng(PNG, TOKEN).slice(0, -5), 'damaged_file'],
    ['with bytes after its end', Uint8Array.of(...bakePng(PNG, TOKEN), 1), 'damaged_file'],
    ['that is none', text('no picture'), 'damaged_file'],
    ['with a false length', bakePng(PNG, TOKEN).with(8, 0x7f), 'damaged_file'],
    ['with a false checksum', bakePng(PNG, TOKEN).with(30, 99), 'damaged_file'],
    [
      'with two credentials',
      writeChunks([0, 1, 2, 2, 3].map((at) => readChunks(bakePng(PNG, TOKEN))[at]!)),
      'several_credentials',
    ],
    [
      'with a compressed credential, which could be a bomb',
      writeChunks([
        readChunks(PNG)[0]!,
        { type: 'iTXt', data: text(`openbadgecredential\0\x01\0\0\0packed`) },
        readChunks(PNG).at(-1)!,
      ]),
      'damaged_file',
    ],
    [
      'with a credential of a megabyte',
      bakePng(PNG, 'x'.repeat(LIMITS.credentialCharacters + 1)),
      'too_large',
    ],
  ])('%s is refused', (_, png, code) => {
    expect(codeOf(() => readBakedPng(png))).toBe(code);
  });
});

describe('an SVG', () => {
  it('gives back what was baked into it, also in place of an older credential', () => {
    const baked = bakeSvg(bakeSvg(SVG, 'old'), TOKEN);
    expect(readBakedSvg(baked)).toBe(TOKEN);
    expect(baked).not.toContain('old');
    expect(baked).toContain('<title>A &amp; B</title>');
    expect(readBakedSvg(bakeSvg('<svg/>', TOKEN))).toBe(TOKEN);
  });

  it('keeps any text', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).map((generated) => generated.trim()),
        (value) => {
          fc.pre(value !== '');
          expect(readBakedSvg(bakeSvg(SVG, value))).toBe(value);
        },
      ),
      propertyRuns(100),
    );
  });

  it('may hold JSON as text, and name the namespace as it likes', () => {
    const open = '<svg xmlns:ob="https://purl.imsglobal.org/ob/v3p0"><ob:credential>';
    const close = '</ob:credential></svg>';
    expect(readBakedSvg(`${open} <![CDATA[{"a":"<b>"}]]> ${close}`)).toBe('{"a":"<b>"}');
    expect(readBakedSvg(`${open}{"a":"&lt;&#98;&#x3E;"}${close}`)).toBe('{"a":"<b>"}');
  });

  const open = '<svg xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0">';
  const credential = '<openbadges:credential verify="a.b.c"/>';
  it.each([
    ['without a credential', SVG, 'no_credential'],
    [
      'with an empty credential',
      `${open}<openbadges:credential verify=""/></svg>`,
      'no_credential',
    ],
    ['with two credentials', `${open}${credential}${credential}</svg>`, 'several_credentials'],
    ['with a credential in a comment', `${open}<!--${credential}--></svg>`, 'no_credential'],
    [
      'with a credential in a CDATA section',
      `${open}<g><![CDATA[${credential}]]></g></svg>`,
      'no_credential',
    ],
    ['with a credential deep inside', `${open}<g>${credential}</g></svg>`, 'no_credential'],
    [
      'of another namespace',
      `<svg xmlns:openbadges="https://example.com">${credential}</svg>`,
      'no_credential',
    ],
    ['whose prefix is not declared', `<svg>${credential}</svg>`, 'no_credential'],
    ['with entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${open}${credential}</svg>`, 'damaged_file'],
    [
      'with an unknown entity',
      `${open}<openbadges:credential verify="&a;"/></svg>`,
      'damaged_file',
    ],
    [
      'with an attribute twice',
      `${open}<openbadges:credential verify="a" verify="b"/></svg>`,
      'damaged_file',
    ],
    ['that is not closed', `${open}${credential}`, 'damaged_file'],
    ['that is closed wrongly', `${open}${credential}</g>`, 'damaged_file'],
    ['that is HTML', `<html>${credential}</html>`, 'damaged_file'],
    ['with two roots', `${open}${credential}</svg><svg/>`, 'damaged_file'],
    [
      'that is nested a thousand times',
      `${open}${'<g>'.repeat(1000)}${'</g>'.repeat(1000)}</svg>`,
      'damaged_file',
    ],
    ['with 30,000 elements', `${open}${'<g/>'.repeat(30_000)}</svg>`, 'damaged_file'],
  ])('%s is refused', (_, svg, code) => {
    expect(codeOf(() => readBakedSvg(svg))).toBe(code);
  });

  it('with scripts and links is read as text, and nothing of it is executed', () => {
    const svg = `${open}<script>globalThis.executed = true</script><image href="https://example.com/x" onload="globalThis.executed = true"/>${credential}</svg>`;
    expect(readBakedSvg(svg)).toBe('a.b.c');
    expect('executed' in globalThis).toBe(false);
  });
});
