import type { Plugin } from 'vite';

const ICON = /[\\/]lucide-react[\\/].*[\\/]icons[\\/][\w-]+\.m?js$/;

/** Leaves the keys of shapes out of icons: only React's warnings need them, and six random letters a shape do not compress. */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    transform: (code, id) => (ICON.test(id) ? { code: withoutKeys(code), map: null } : null),
  };
}

export function withoutKeys(code: string): string {
  return code.replaceAll(/, key: "\w+"/g, '').replace(/^__iconData\.node;$/m, '');
}
