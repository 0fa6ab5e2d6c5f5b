import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { LIMITS } from '../limits.ts';
import { ReadFailure } from '../reading/read-failure.ts';
import { attachment, deflate, pdfOf, pdfStream } from '../testing/pdf.ts';
import { isPdf } from './is-pdf.ts';
import { readPdfCredential } from './read-pdf-credential.ts';

const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJpZCI6IngifQ.c2lnbmF0dXJl';
const NAME = '(credential.jwt)';
const FLATE = '/Filter /FlateDecode';

const plain = attachment(NAME, pdfStream('/Type /EmbeddedFile', TOKEN));
const packed = pdfStream(FLATE, await deflate(TOKEN));

async function outcomeOf(file: Uint8Array): Promise<string> {
  try {
    const found = await readPdfCredential(file);
    return found.form === 'jwt' ? found.token : 'JSON';
  } catch (error) {
    if (error instanceof ReadFailure) return error.code;
    throw error;
  }
}

describe('the credential of a PDF', () => {
  it('is its attachment, with the carrier named', async () => {
    expect(isPdf(pdfOf(plain))).toBe(true);
    expect(await readPdfCredential(pdfOf(plain))).toEqual({
      carrier: 'pdf',
      form: 'jwt',
      token: TOKEN,
    });
  });

  it.each<[string, Record<number, string>]>([
    ['compressed', { ...plain, 4: packed }],
    [
      'with the filter in a list',
      { ...plain, 4: packed.replace('/FlateDecode', '[/FlateDecode]') },
    ],
    [
      'with its length elsewhere',
      { ...plain, 4: plain[4]!.replace(/\d+ >>/, '5 0 R >>'), 5: String(TOKEN.length) },
    ],
    ['with a wrong length', { ...plain, 4: plain[4]!.replace(/\d+ >>/, '3 >>') }],
    [
      'under a name in UTF-16',
      {
        ...plain,
        3: plain[3]!.replaceAll(
          NAME,
          `(\\376\\377${'credential.jwt'.replaceAll(/./g, '\\000$&')})`,
        ),
      },
    ],
    [
      'under a name in hexadecimal',
      {
        ...plain,
        3: plain[3]!.replaceAll(NAME, `<${Buffer.from('credential.jwt').toString('hex')}>`),
      },
    ],
    [
      'under a name with escapes',
      { ...plain, 3: plain[3]!.replaceAll(NAME, '(cred\\145ntial\\\n.jwt)') },
    ],
    [
      'on a branch of the list',
      { ...plain, 2: '<< /Kids [6 0 R 2 0 R] >>', 6: `<< /Names [${NAME} 3 0 R] >>` },
    ],
    [
      'beside another one',
      {
        ...plain,
        2: `<< /Names [(a) 7 0 R ${NAME} 3 0 R] >>`,
        7: '<< /F (other.txt) /EF << /F 8 0 R >> >>',
        8: pdfStream('', 'other'),
      },
    ],
    [
      'with comments and odd spaces',
      { ...plain, 1: '<</Type/Catalog%x>>\r\n/Names<</EmbeddedFiles 2\n0\tR>>>>' },
    ],
  ])('is found %s', async (_, objects) => {
    expect(await outcomeOf(pdfOf(objects))).toBe(TOKEN);
  });

  it('is found among packed objects, with a table of objects as a stream', async () => {
    const { 1: root, 2: list, 3: file, 4: content } = plain;
    const offsets = [0, root!.length + 1, root!.length + list!.length + 2];
    const head = `1 ${offsets[0]} 2 ${offsets[1]} 3 ${offsets[2]} `;
    const objects = await deflate(`${head}${root} ${list} ${file}`);
    const pdf = pdfOf(
      {
        4: content!,
        10: pdfStream(`/Type /ObjStm /N 3 /First ${head.length} ${FLATE}`, objects),
        11: pdfStream('/Type /XRef /Root 1 0 R /W [1 1 1]', '\0\0\0'),
      },
      '<< >>',
    );
    expect(await outcomeOf(pdf)).toBe(TOKEN);
  });

  it('is that of the last change of the file', async () => {
    const later = `4 0 obj\n${pdfStream('', 'a.b.c')}\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF`;
    const pdf = Buffer.concat([pdfOf(plain), Buffer.from(later)]);
    expect(await outcomeOf(pdf)).toBe('a.b.c');
  });

  it.each<[string, Record<number, string>, string]>([
    ['no attachment', { 1: '<< /Type /Catalog >>' }, 'no_credential'],
    ['another attachment', attachment('(notes.txt)', pdfStream('', TOKEN)), 'no_credential'],
    ['an attachment outside of the list', { ...plain, 1: '<< /Type /Catalog >>' }, 'no_credential'],
    [
      'two that differ',
      {
        ...plain,
        2: `<< /Names [${NAME} 3 0 R ${NAME} 5 0 R] >>`,
        5: plain[3]!.replace('4 0 R', '6 0 R'),
        6: pdfStream('', 'a.b.c'),
      },
      'several_credentials',
    ],
    ['an empty one', { ...plain, 4: pdfStream('', '') }, 'not_a_credential'],
    ['none at its place', { ...plain, 4: 'null' }, 'damaged_file'],
    ['a damaged one', { ...plain, 4: pdfStream(FLATE, 'no deflate') }, 'damaged_file'],
    [
      'one in an unknown compression',
      { ...plain, 4: pdfStream('/Filter /LZWDecode', TOKEN) },
      'damaged_file',
    ],
    [
      'something else under its name',
      { ...plain, 4: pdfStream('', 'Dear reader') },
      'not_a_credential',
    ],
    [
      'a list that leads back to itself',
      { ...plain, 2: '<< /Kids [2 0 R 2 0 R] >>' },
      'no_credential',
    ],
    ['deep nesting', { ...plain, 1: '['.repeat(100_000) }, 'no_credential'],
  ])('is refused with %s', async (_, objects, code) => {
    expect(await outcomeOf(pdfOf(objects))).toBe(code);
  });

  it('is refused in a protected file, or one without a start', async () => {
    expect(await outcomeOf(pdfOf(plain, '<< /Root 1 0 R /Encrypt 9 0 R >>'))).toBe('no_credential');
    expect(await outcomeOf(pdfOf(plain, '<< >>'))).toBe('damaged_file');
    expect(await outcomeOf(new Uint8Array(LIMITS.fileBytes + 1))).toBe('too_large');
  });

  it('is not looked for forever in a file that was made for it', async () => {
    const open = pdfOf({ 1: '1 0 obj (x '.repeat(100_000) });
    expect(await outcomeOf(open)).toBe('damaged_file');
    const head = '7 0 '.repeat(50_000);
    const objects = await deflate(`${head}(${'x'.repeat(1_000_000)})`);
    const same = pdfStream(`/Type /ObjStm /N 50000 /First ${head.length} ${FLATE}`, objects);
    expect(await outcomeOf(pdfOf({ ...plain, 9: same }))).toBe(TOKEN);
  });

  it('costs no more than its limit when it is a bomb', async () => {
    const bomb = await deflate('0'.repeat(30 * 1024 * 1024));
    expect(await outcomeOf(pdfOf({ ...plain, 4: pdfStream(FLATE, bomb) }))).toBe('damaged_file');
    const objects = pdfStream(`/Type /ObjStm /N 1 /First 4 ${FLATE}`, bomb);
    expect(await outcomeOf(pdfOf({ ...plain, 9: objects }))).toBe('damaged_file');
  });

  it('or a failure with a code is what every damaged file ends with', async () => {
    const file = pdfOf({ ...plain, 4: packed });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat({ max: file.length - 1 }), fc.nat({ max: 255 })), {
          minLength: 1,
          maxLength: 6,
        }),
        async (changes) => {
          const damaged = file.slice();
          for (const [at, byte] of changes) damaged[at] = byte;
          expect(await outcomeOf(damaged)).not.toBe('');
        },
      ),
      propertyRuns(500),
    );
  });
});

it('takes nothing else for a PDF', () => {
  expect(isPdf(new TextEncoder().encode(TOKEN))).toBe(false);
});
