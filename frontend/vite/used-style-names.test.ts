import { expect, it } from 'vitest';
import { keepUsed, withoutUtilities } from './used-style-names.ts';

it('keeps the properties that the sources spell, in full or in short', () => {
  const code = 'const utilities = "padding:p/1,zIndex:z,insetInline:inset-x/insetX,margin:m/1";';
  expect(keepUsed(code, new Set(['p', 'insetX']))).toBe(
    'const utilities = "padding:p/1,insetInline:inset-x/insetX";',
  );
});

it('keeps the conditions and style props that the sources spell', () => {
  expect(keepUsed('var cssPropertiesStr = "all,color,zoom";', new Set(['color']))).toBe(
    'var cssPropertiesStr = "color";',
  );
});

it('changes no other text', () => {
  const code = 'const text = "a,b";';
  expect(keepUsed(code, new Set())).toBe(code);
});

it('lists each property once: those of the utilities are asked for there', () => {
  const utilities = 'const utilities = "padding:p/1,insetInline:inset-x/insetX,zIndex:z";';
  const code = `var generatedStr = "css,p,insetX,inset-x,zIndex";
var cssStr = "padding,css,zoom";
return properties.has(prop) || prop.startsWith("--");`;
  expect(withoutUtilities(code, utilities)).toBe(`import { isUtility } from '../css/css.js';
var generatedStr = "css,inset-x";
var cssStr = "zoom";
return properties.has(prop) || isUtility(prop) || prop.startsWith("--");`);
  expect(() => withoutUtilities('return false;', utilities)).toThrow(/no longer contains/);
});
