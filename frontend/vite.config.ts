import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractData } from './vite/contract-data.ts';
import { inlineScripts } from './vite/inline-scripts.ts';
import { directImports } from './vite/direct-imports.ts';
import { leanIcons } from './vite/lean-icons.ts';
import { nameFonts } from './vite/name-fonts.ts';
import { pageChunks } from './vite/page-chunks.ts';
import { quickStyles } from './vite/quick-styles.ts';
import { shortClasses } from './vite/short-classes.ts';
import { subsetFonts } from './vite/subset-fonts.ts';
import { styledSystem } from './vite/styled-system.ts';
import { usedStyleNames } from './vite/used-style-names.ts';

/** Modules that only define something: a page loads those whose exports it uses. */
const STYLE_CODE = [{ test: /frontend[\\/](src[\\/]ui|styled-system)[\\/]/, sideEffects: false }];

const { plugin: collectPages, group: pageFiles } = pageChunks();

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/app/routes',
      generatedRouteTree: 'src/app/routeTree.gen.ts',
      quoteStyle: 'single',
      disableLogging: true,
    }),
    react(),
    directImports(import.meta.dirname),
    ...(isSsrBuild ? [] : [collectPages, leanIcons(), shortClasses()]),
    contractData(),
    inlineScripts(),
    nameFonts(),
    subsetFonts(),
    styledSystem(),
    quickStyles(),
    usedStyleNames(import.meta.dirname),
  ],
  resolve: {
    alias: [
      // React has it itself.
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      // Saves 55 KB that pdfkit needs only for WOFF2 fonts.
      {
        find: 'brotli/decompress.js',
        replacement: `${import.meta.dirname}/vite/no-brotli.ts`,
      },
    ],
  },
  // Bundles all packages, so that prerendering uses exactly the versions the browser gets.
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? '../node_modules/.cache/frontend-server' : 'dist',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    // For `tools/third-party-licenses.ts`.
    license: isSsrBuild ? false : { fileName: '.vite/licenses.json' },
    // Fonts and images stay files: the security policy does not allow data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { moduleSideEffects: STYLE_CODE },
      ...(isSsrBuild
        ? {}
        : {
            input: {
              index: `${import.meta.dirname}/index.html`,
              page: `${import.meta.dirname}/src/public/page.ts`,
            },
          }),
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [pageFiles],
            },
          },
    },
  },
}));
