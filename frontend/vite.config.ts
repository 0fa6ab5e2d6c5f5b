import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractData } from './build/contract-data.ts';
import { headScript } from './build/head-script.ts';
import { nameFonts } from './build/name-fonts.ts';
import { styledSystem } from './build/styled-system.ts';
import { subsetFonts } from './build/subset-fonts.ts';

/**
 * Files of script. By default, each set of pages that shares a module makes a file of it, and a page loads 70. A group takes what its
 * modules import, too, unless a group of higher priority has it.
 */
const GROUPS = [
  { name: 'import', priority: 7, test: /preload-helper/ },
  // What public pages and the app both start with. If something is missing here, public pages load React, and a test fails.
  {
    name: 'start',
    priority: 6,
    test: /src[\\/](lib[\\/](api-client|drawn-initial|print-date|reload-when-outdated|trusted-types|unread-count|session[\\/]intent)|public[\\/](click-actions|frame[\\/]frame-actions)|ui[\\/]move-among-tabs|features[\\/](catalog[\\/]catalog-search|activities[\\/]submission[\\/]unsent-submissions))\.ts/,
  },
  // What a lesson's first text needs (`first-text.tsx`).
  { name: 'react', priority: 5, test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'text', priority: 4, test: /src[\\/]components[\\/]rich-text[\\/]rich-text/ },
  { name: 'packages', priority: 3, test: /node_modules/, minShareCount: 8 },
  // What each page of the app starts with.
  {
    name: 'app',
    priority: 2,
    test: /src[\\/](app[\\/](startup[\\/](providers|router)|pages|routeTree)|lib[\\/]query-client|queries[\\/]first-queries)/,
  },
  // What most pages show.
  { name: 'shared', priority: 1, minShareCount: 10 },
];

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/app/routes',
      routeFileIgnorePattern: '\\.page\\.ts$',
      generatedRouteTree: 'src/app/routeTree.gen.ts',
      quoteStyle: 'single',
      disableLogging: true,
    }),
    react(),
    contractData(),
    headScript(),
    nameFonts(),
    subsetFonts(),
    styledSystem(),
  ],
  // Bundles all packages, so that prerendering uses exactly the versions the browser gets.
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? '../node_modules/.cache/frontend-server' : 'dist',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    // For `build/third-party-licenses.ts`.
    license: isSsrBuild ? false : { fileName: '.vite/licenses.json' },
    // Fonts and images stay files: the security policy does not allow data: fonts.
    assetsInlineLimit: 0,
    ...(!isSsrBuild && {
      rolldownOptions: {
        input: [`${import.meta.dirname}/index.html`, `${import.meta.dirname}/public.html`],
        output: { codeSplitting: { groups: GROUPS } },
      },
    }),
  },
}));
