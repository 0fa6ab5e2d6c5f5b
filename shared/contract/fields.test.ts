import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { Name, RichText, VisibleLine, type RichTextNode } from './fields.ts';
import { invoiceRoutes } from './invoices.ts';
import { requestRoutes } from './requests.ts';
import { courseRatingRoutes } from './course-ratings.ts';

const names = [
  ['the name in a contact request', requestRoutes.sendRequest.body.shape.name],
  ['the name of a review', courseRatingRoutes.saveCourseRating.body.shape.authorName],
  ['the company on invoices', invoiceRoutes.saveInvoiceDetails.body.shape.companyName],
  ['the contact on invoices', invoiceRoutes.saveInvoiceDetails.body.shape.contactName],
  ['any name', Name(60)],
] as const;

describe.each(names)('%s', (_name, schema) => {
  test.each([
    ['nothing but a zero-width space', '\u200b'],
    ['a zero-width space inside', 'A\u200bda'],
    ['a right-to-left override', 'Ada \u202emoc.elpmaxe'],
    ['a left-to-right isolate', '\u2066Ada'],
    ['a line break', 'Ada\nBcc: all@example.org'],
    ['a Hangul filler', '\u3164'],
    ['a soft hyphen', 'A\u00adda'],
    ['a byte order mark', '\ufeffAda'.replace('\ufeff', 'A\ufeff')],
    ['a joiner at its end', 'Ada\u200d'],
    ['an empty Braille cell', '\u2800\u2800'],
    ['spaces', '   '],
    ['dots', '...'],
  ])('is refused with %s', (_what, text) => {
    expect(schema.safeParse(text).success).toBe(false);
  });

  test.each(['Zoë Őry', "O'Brien-Łuczak", 'علی\u200cرضا', '李 小龍', 'Ada 2', '  Ada Lovelace '])(
    'may be %j',
    (text) => {
      expect(schema.parse(text)).toBe(text.trim());
    },
  );
});

describe('the text of a review', () => {
  const schema = courseRatingRoutes.saveCourseRating.body.shape.text;

  test.each([
    ['a right-to-left override in its second line', 'Clear.\nBuy \u202emoc.elpmaxe'],
    ['a NUL', 'Clear\u0000'],
    ['a zero-width space', 'Cl\u200bear'],
    ['a joiner between emoji and text', '\u{1f469}\u200dx'],
    ['a line separator', 'Clear.\u2028Short.'],
    ['a carriage return alone', 'Clear.\rShort.'],
  ])('is refused with %s', (_what, text) => {
    expect(schema.safeParse(text).success).toBe(false);
  });

  test.each([
    '',
    'Clear.\n\nShort.\r\nUseful.',
    '- first\t1\n- second\t2',
    'روش\u200cها',
    '\u2764\ufe0f 1\ufe0f\u20e3 \u{1f469}\u{1f3fd}\u200d\u{1f4bb} \u{1f3c3}\u200d\u2642\ufe0f',
  ])('may be %j', (text) => {
    expect(schema.parse(text)).toBe(text);
  });
});

describe('a line that may be empty', () => {
  test('is refused with a hidden character and with too many', () => {
    expect(VisibleLine(5).parse('')).toBe('');
    expect(VisibleLine(5).safeParse('A\u202eB').success).toBe(false);
    expect(VisibleLine(5).safeParse('A'.repeat(6)).success).toBe(false);
  });
});

describe('a line of the invoice details', () => {
  const { address, purchaseOrderNumber } = invoiceRoutes.saveInvoiceDetails.body.shape;
  const berlin = {
    line1: 'Hauptstr. 1',
    line2: null,
    city: 'Berlin',
    state: null,
    postalCode: '10115',
    country: 'DE',
  };

  test.each(['line1', 'line2', 'city', 'state', 'postalCode'])(
    'of the address is refused with a hidden character: %s',
    (name) => {
      expect(address.safeParse(berlin).success).toBe(true);
      expect(address.safeParse({ ...berlin, [name]: 'A\u202eB' }).success).toBe(false);
      expect(address.safeParse({ ...berlin, [name]: '\u200b' }).success).toBe(false);
    },
  );

  test('is refused with a hidden character in the order number, and when it is empty', () => {
    expect(purchaseOrderNumber.parse(' 4500-17 ')).toBe('4500-17');
    for (const text of ['4500\u200b17', '\u2800', ' ']) {
      expect(purchaseOrderNumber.safeParse(text).success).toBe(false);
    }
  });
});

describe('a text as a tree', () => {
  const tree = (): RichTextNode => ({
    type: 'root',
    children: [{ type: 'element', tagName: 'p', children: [{ type: 'text', value: 'Words' }] }],
  });

  test('is sent without undeclared fields, and parsed once', () => {
    const stored = tree();
    Object.assign(stored.children![0]!, { data: 'of the compiler' });
    const Answer = z.object({ body: RichText.nullable() });
    const sent = Answer.parse({ body: stored });
    expect(sent).toEqual({ body: tree() });
    expect(Answer.parse({ body: stored }).body).toBe(sent.body);
    expect(Answer.parse({ body: tree() })).toEqual(sent);
  });

  test('is refused each time while it is not one', () => {
    const broken = { ...tree(), children: [{ type: 'script' }] };
    for (let count = 0; count < 2; count += 1) {
      expect(RichText.safeParse(broken).success).toBe(false);
    }
  });
});
