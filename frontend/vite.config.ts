import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractRoutes } from './vite/contract-routes.ts';

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
  ],
  resolve: {
    alias: {
      // Emotion ships it for `withTheme`, which nobody calls.
      'hoist-non-react-statics': `${import.meta.dirname}/vite/no-hoisting.ts`,
      // 55 KB that pdfkit's fonts would need if they were WOFF2.
      'brotli/decompress.js': `${import.meta.dirname}/vite/no-brotli.ts`,
    },
  },
  // One file that runs on its own, so that prerendering sees exactly the versions the browser gets.
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? '../node_modules/.cache/frontend-server' : 'dist',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    // Fonts and pictures stay files: the security policy allows no data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                { name: 'tanstack', test: /node_modules[\\/]@tanstack[\\/]/, tags: ['$initial'] },
                {
                  name: 'chakra',
                  test: /node_modules[\\/](@chakra-ui|@emotion|@pandacss|stylis)[\\/]/,
                  tags: ['$initial'],
                },
                // What every page has around it, and the icons: one file instead of a dozen.
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
