import { expect, test } from 'vitest';
import { formOf, storedForms } from './stored-forms.ts';

test.each(['assets/app-1a2b.js', 'assets/style-1a2b.css'])(
  '%s is stored compressed, and plain under a key of its own',
  (name) => {
    expect(storedForms(name)).toEqual([
      { key: name, name, source: `${name}.br`, encoding: 'br' },
      { key: `${name}.identity`, name, source: name },
    ]);
  },
);

test.each(['index.html', 'sw.js', 'icon.svg', 'assets/font-1a2b.woff2', 'assets/deep/app.js'])(
  '%s is stored as it was built',
  (name) => {
    expect(storedForms(name)).toEqual([{ key: name, name, source: name }]);
  },
);

test.each(['assets/app-1a2b.js', 'assets/style-1a2b.css', 'sw.js', 'icon.svg'])(
  'each key of %s leads back to its form',
  (name) => {
    for (const form of storedForms(name)) expect(formOf(form.key)).toEqual(form);
  },
);

test('a file that is stored once has no second key', () => {
  expect(formOf('sw.js.identity').source).toBe('sw.js.identity');
});
