/**
 * Loaded into the product by `node --import`: reports each request to the table over the IPC channel, when it starts and when its answer
 * has arrived, and on request the CPU time of its main thread. Plain JavaScript, because it is loaded before anything else.
 */
import { subscribe } from 'node:diagnostics_channel';

/** @param {import('node:http').ClientRequest} request */
const isOfTable = (request) =>
  String(request.getHeader('x-amz-target') ?? '').startsWith('DynamoDB_');

subscribe('http.client.request.start', (message) => {
  const { request } = /** @type {{ request: import('node:http').ClientRequest }} */ (message);
  if (isOfTable(request)) process.send?.({ table: 'start' });
});
subscribe('http.client.response.finish', (message) => {
  const { request } = /** @type {{ request: import('node:http').ClientRequest }} */ (message);
  if (isOfTable(request)) process.send?.({ table: 'finish' });
});

process.on('message', (message) => {
  if (message !== 'cpu') return;
  const { user, system } = process.threadCpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000 });
});
