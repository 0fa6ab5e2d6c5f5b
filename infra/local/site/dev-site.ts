import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { HttpHandler } from '#http/http-handler.ts';
import { projectRoot } from '#platform/project-root.ts';

/** The site with hot reload, instead of the built one. */
export interface DevSite {
  handler: HttpHandler;
  close(): Promise<void>;
}

/**
 * @param servers serve the pages; the browser's socket for reloads can reach any of them
 * @param rewritePage changes each page before it is sent
 */
export async function openDevSite(
  servers: readonly Server[],
  config: object,
  rewritePage: (html: string) => string = (html) => html,
  allowedHosts: string[] = [],
): Promise<DevSite> {
  const { createServer } = await import('vite');
  const [main, ...others] = servers;
  for (const other of others) {
    other.on('upgrade', (...args) => main!.emit('upgrade', ...args));
  }
  const rewriting: Plugin = { name: 'rewrite-page', transformIndexHtml: rewritePage };
  const vite = await createServer({
    plugins: [rewriting],
    configFile: join(projectRoot, 'frontend/vite.config.ts'),
    root: join(projectRoot, 'frontend'),
    appType: 'spa',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server: main! }, allowedHosts },
  });
  return {
    handler(request, response) {
      if (request.url === '/config.json') {
        response.writeHead(200, {
          'content-type': 'application/json',
          'cache-control': 'no-store',
        });
        response.end(JSON.stringify(config));
        return;
      }
      vite.middlewares(request, response, () => {
        response.writeHead(404, { 'content-type': 'text/plain' });
        response.end('There is no such file.');
      });
    },
    close: () => vite.close(),
  };
}
