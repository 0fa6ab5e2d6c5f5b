import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractRoutes } from './vite/contract-routes.ts';
import { inlineScripts } from './vite/inline-scripts.ts';
import { nameFonts } from './vite/name-fonts.ts';
import { verifyEntry } from './vite/verify-entry.ts';
import { subsetFonts } from './vite/subset-fonts.ts';
import { chakraAlias, styledSystem } from './vite/styled-system.ts';

/** Modules that only define something: a page loads those whose exports it uses. */
const STYLE_CODE = [
  { test: /frontend[\\/](src[\\/]chakra|styled-system)[\\/]/, sideEffects: false },
];

/** Modules without React: session, API client, storage, rules, and the frame's behavior. */
const BASE =
  /src[\\/](lib[\\/](session[\\/](stored-tokens|session-store|browser-session|intent)|api-|device-store|config|missing-code|reload-when|trusted-types|print-date)|page-script[\\/](actions|facts|frame[\\/]frame-actions)|queries[\\/]course-offer|components[\\/]ui[\\/]tooltip[\\/](?!tooltip)|features[\\/](catalog[\\/](catalog-search|course-filter|display)|activities[\\/]submission[\\/]unsent))|shared[\\/](contract[\\/](errors|demo-account)|domain[\\/]course\\.ts)|virtual:contract-routes/;

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
    contractRoutes(),
    inlineScripts(),
    verifyEntry(),
    nameFonts(),
    subsetFonts(),
    styledSystem(),
  ],
  resolve: {
    alias: [
      ...chakraAlias,
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
              page: `${import.meta.dirname}/src/page-script/page.ts`,
              verify: `${import.meta.dirname}/verify.html`,
            },
          }),
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                // Every entry needs it, and the one of `/verify` nothing else of the base.
                { name: 'preload', test: /preload-helper/, priority: 20 },
                // What the script of public pages shares with the app. First, or the script would load the app's files with it.
                { name: 'base', test: BASE, priority: 10 },
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                { name: 'tanstack', test: /node_modules[\\/]@tanstack[\\/]/, tags: ['$initial'] },
                {
                  name: 'chakra',
                  test: /frontend[\\/](src[\\/]chakra|styled-system)[\\/]|node_modules[\\/](@ark-ui|@zag-js)[\\/]/,
                  tags: ['$initial'],
                },
                // The frame of every page and the icons: one file instead of a dozen.
                {
                  name: 'frame',
                  test: /frontend[\\/]src[\\/](components|lib|theme)[\\/]|node_modules[\\/]lucide-react[\\/]/,
                  tags: ['$initial'],
                },
              ],
            },
          },
    },
  },
}));
