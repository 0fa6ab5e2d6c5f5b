import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractData } from './build/contract-data.ts';
import { headScript } from './build/head-script.ts';
import { nameFonts } from './build/name-fonts.ts';
import { SCRIPT_GROUPS } from './build/script-groups.ts';
import { styledSystem } from './build/styled-system.ts';
import { subsetFonts } from './build/subset-fonts.ts';

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
        output: { codeSplitting: { groups: SCRIPT_GROUPS } },
      },
    }),
  },
}));
