import { describe, expect, it } from 'vitest';
import { shortClass } from './short-class.ts';
import { renameClasses, renameClassesInHtml, shortClasses } from './short-classes.ts';

/** Runs the plugin's transformation as the build does. */
const transform = (code: string, id: string) => {
  const { transform: run } = shortClasses() as unknown as {
    transform: (code: string, id: string) => { code: string } | null;
  };
  return run(code, id)?.code;
};

describe('a short class', () => {
  it.each(['px_4', 'md:px_4', 'button--size_md', 'dialog__content', '[&_h2]:mt_4', 'm_-1px!'])(
    'stands for %s',
    (name) => {
      expect(shortClass(name)).toMatch(/^[b-zB-Z]{4}$/);
      expect(shortClass(name)).toBe(shortClass(name));
    },
  );

  it.each(['dark', 'has-session', 'table-frame', 'button', 'fig-fill-1'])(
    'does not stand for %s, which sources spell',
    (name) => {
      expect(shortClass(name)).toBe(name);
    },
  );

  it('differs for the classes of a scale', () => {
    const names = ['p', 'px', 'md:px', 'hover:bg'].flatMap((property) =>
      Array.from({ length: 100 }, (_, value) => `${property}_${value}`),
    );
    expect(new Set(names.map(shortClass)).size).toBe(names.length);
  });
});

describe('classes are renamed', () => {
  const rename = (name: string) => (name.includes('_') ? 'X' : name);

  it('in selectors, with all their signs, and nowhere else', () => {
    expect(
      renameClasses(
        '@media (width>1px){.dark .\\[\\&_\\>_a\\]\\:p_1\\.5:not(.m_2)>a,.note{background:url(a.p_4)}}',
        rename,
      ),
    ).toBe('@media (width>1px){.dark .X:not(.X)>a,.note{background:url(a.p_4)}}');
  });

  it('in the attributes of HTML', () => {
    expect(
      renameClassesInHtml('<i class="note [&amp;_&gt;_a]:p_4">class p_4</i><b id="p_4">', rename),
    ).toBe('<i class="note X">class p_4</i><b id="p_4">');
    expect(renameClassesInHtml('<i class="[&amp;&gt;a]">', rename)).toBe(
      '<i class="[&amp;&gt;a]">',
    );
  });
});

describe('the build', () => {
  it('renames the classes of the site’s styles', () => {
    expect(transform('.px_4{padding:0}', '/src/ui/theme/styles.css')).toBe(
      `.${shortClass('px_4')}{padding:0}`,
    );
    expect(transform('.px_4{padding:0}', '/src/other.css')).toBeUndefined();
  });

  it('composes the same names in the browser', () => {
    const code = transform('classNames.add(className);', '/styled-system/helpers.js');
    expect(code).toContain('classNames.add(shortClass(className));');
    expect(code).toMatch(/^import \{ shortClass \} from ".*short-class\.ts";/);
  });

  it('stops when the code of the styles has changed', () => {
    expect(() => transform('names.push(name)', '/styled-system/helpers.js')).toThrow(/another way/);
  });
});
