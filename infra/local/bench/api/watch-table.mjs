/**
 * Loaded into the product by `node --import`. Counts its requests to the table and the round trips they make: those that start before an
 * response has arrived belong to one. Tells counts and CPU time when it is asked over the IPC channel, so that nothing is sent during a
 * call. Plain JavaScript, because it is loaded before anything else.
 */
import { subscribe, tracingChannel } from 'node:diagnostics_channel';

let [requests, roundTrips, functionMs, systemMs] = [0, 0, 0, 0];
let isNewRoundTrip = true;

/** @param {import('node:http').ClientRequest} request */
const isOfTable = (request) =>
  String(request.getHeader('x-amz-target') ?? '').startsWith('DynamoDB_');

subscribe('http.client.request.start', (message) => {
  const { request } = /** @type {{ request: import('node:http').ClientRequest }} */ (message);
  if (!isOfTable(request)) return;
  requests += 1;
  if (isNewRoundTrip) roundTrips += 1;
  isNewRoundTrip = false;
});
subscribe('http.client.response.finish', (message) => {
  const { request } = /** @type {{ request: import('node:http').ClientRequest }} */ (message);
  if (isOfTable(request)) isNewRoundTrip = true;
});

/** By call. @type {WeakMap<object, NodeJS.CpuUsage>} */
const startedAt = new WeakMap();
tracingChannel('learning:function-call').subscribe({
  start: (call) => void startedAt.set(call, process.threadCpuUsage()),
  asyncStart: (call) => {
    const usage = process.threadCpuUsage(startedAt.get(call));
    functionMs += usage.user / 1000;
    systemMs += usage.system / 1000;
  },
});

process.on('message', (message) => {
  if (message !== 'measure') return;
  const { user, system } = process.threadCpuUsage();
  const allMs = (user + system) / 1000;
  process.send?.({ measured: { requests, roundTrips, functionMs, systemMs, allMs } });
});
