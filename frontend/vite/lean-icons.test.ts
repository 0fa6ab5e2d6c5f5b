import { expect, it } from 'vitest';
import { withoutKeys } from './lean-icons.ts';

it('leaves the shapes of an icon', () => {
  const icon = `const __iconData = {
  name: "check",
  node: [["path", { d: "M20 6", key: "1gmf2c" }], ["circle", { r: "3", key: "a1" }]]
};
__iconData.node;
const Check = createLucideIcon(__iconData);`;
  expect(withoutKeys(icon)).toBe(`const __iconData = {
  name: "check",
  node: [["path", { d: "M20 6" }], ["circle", { r: "3" }]]
};

const Check = createLucideIcon(__iconData);`);
});
