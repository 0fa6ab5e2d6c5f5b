/**
 * Command: `npm run bench:api`. Measures the calls of the running product: time, round trips to the table, bytes, CPU; the size and import
 * time of each function; and how the calls change with 1,000 and 100,000 course ratings, enrollments, requests and audit records of others. Table and caller run in
 * processes of their own, so the CPU time is that of function and gateway, each in its own column.
 *
 * `--repeats 100` chooses how often each call is made, `--no-growth` leaves out the items, `--calls a,b` measures only these.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { signInDemo, signInOperator } from '#product/learner-session.ts';
import { root, startProduct, type RunningProduct } from '#product/start-product.ts';
import { textTable } from '#table.ts';
import { measureBundles } from './bundles.ts';
import { ATTEMPT, calls, CHECK, GOALS, operatorCalls, type BenchCall } from './calls.ts';
import { openTableItems, type TableItems } from './table-items.ts';

const { values } = parseArgs({
  options: {
    repeats: { type: 'string', default: '100' },
    'no-growth': { type: 'boolean', default: false },
    calls: { type: 'string' },
  },
});
const repeats = Number(values.repeats);
const chosen = values.calls?.split(',');
const measuredCalls = [...calls, ...operatorCalls].filter(
  ({ name }) => chosen?.includes(name) ?? true,
);
const GROWTH = [1000, 100_000];
/** Calls before those that are measured: the engine has compiled by then what a busy function runs. */
const WARM_UP = 100;
const IMPORTS = 5;

const product = await startProduct(
  `--import=${join(root, 'infra/local/bench/api/watch-table.mjs')}`,
  ['--calls-only'],
);
try {
  await bench(product);
} finally {
  await product.stop();
}

async function bench(product: RunningProduct): Promise<void> {
  const { userId, accessToken } = await signInDemo(product);
  const operator = await signInOperator(product);
  let agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const requestId = randomUUID();
  const items = openTableItems(product.state, userId, requestId);
  const send = async (call: BenchCall, repeat: number, encoding = 'br') => {
    if (call.needsAttempt) await items.reopenAttempt(CHECK, ATTEMPT);
    const token = call.by === 'operator' ? operator.accessToken : accessToken;
    return responseOf(product.origin, call, {
      userId,
      accessToken: token,
      agent,
      repeat,
      encoding,
    });
  };
  await startAttempt(product.origin, { userId, accessToken });
  await leaveWork(product.origin, { requestId, userId, operatorToken: operator.accessToken });

  const rows: string[][] = [];
  const measured = async (call: BenchCall) => {
    const times: number[] = [];
    let before = await product.measure();
    // The product closes a connection that was idle.
    agent.destroy();
    agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let repeat = 0; repeat < repeats + WARM_UP; repeat += 1) {
      // In AWS, the edge compresses.
      if (repeat === WARM_UP) before = await product.measure();
      const { milliseconds } = await send(call, repeat, 'identity');
      if (repeat >= WARM_UP) times.push(milliseconds);
    }
    const after = await product.measure();
    const cpuMs = (after.functionMs - before.functionMs) / repeats;
    const systemMs = (after.systemMs - before.systemMs) / repeats;
    return {
      times: times.sort((a, b) => a - b),
      cpuMs,
      systemMs,
      gatewayMs: (after.allMs - before.allMs) / repeats - cpuMs - systemMs,
    };
  };
  for (const call of measuredCalls) {
    await send(call, 0);
    const first = await product.measure();
    const plain = await send(call, 0, 'identity');
    const second = await product.measure();
    const packed = await send(call, 0);
    const { times, cpuMs, systemMs, gatewayMs } = await measured(call);
    rows.push([
      call.name,
      String(plain.status),
      times[Math.floor(repeats * 0.5)]!.toFixed(1),
      times[Math.floor(repeats * 0.95)]!.toFixed(1),
      call.by === 'operator'
        ? cpuMs.toFixed(2)
        : `${cpuMs.toFixed(2)} (≤ ${GOALS.cpuMs})${cpuMs > GOALS.cpuMs ? ' ✗' : ''}`,
      systemMs.toFixed(2),
      gatewayMs.toFixed(2),
      String(second.requests - first.requests),
      String(second.roundTrips - first.roundTrips),
      String(plain.bytes),
      String(packed.bytes),
    ]);
  }
  const headings = [
    'call',
    'status',
    'p50 ms',
    'p95 ms',
    'CPU ms',
    'system',
    'gateway',
    'requests',
    'round trips',
    'bytes',
    'sent',
  ];
  console.log(textTable(headings, rows));
  console.log(
    'CPU ms: of the function. system: of the kernel meanwhile, which depends on the machine. gateway: of what API Gateway and CloudFront do in AWS.\n',
  );

  const environment = JSON.parse(
    readFileSync(join(product.state, 'environment.json'), 'utf8'),
  ) as Record<string, string>;
  const bundles = measureBundles(environment, IMPORTS).map(({ name, kilobytes, importMs }) => [
    name,
    kilobytes.toFixed(0),
    `${importMs.toFixed(0)} (≤ ${GOALS.importMs})${importMs > GOALS.importMs ? ' ✗' : ''}`,
  ]);
  console.log(`${textTable(['function', 'KB', 'import ms'], bundles)}\n`);

  if (!values['no-growth']) await benchGrowth(items, async (call) => (await measured(call)).times);
  const load = loadavg()[1]!;
  if (load > availableParallelism()) {
    console.log(`The machine was busy (load ${load.toFixed(1)}): do not trust times.`);
  }
}

async function benchGrowth(
  items: TableItems,
  timesOf: (call: BenchCall) => Promise<number[]>,
): Promise<void> {
  const columns: string[][] = [];
  for (const count of [0, ...GROWTH]) {
    if (count > 0) await items.grow(count);
    const column: string[] = [];
    for (const call of measuredCalls)
      column.push((await timesOf(call))[Math.floor(repeats / 2)]!.toFixed(1));
    columns.push(column);
  }
  const rows = measuredCalls.map(({ name }, index) => [
    name,
    ...columns.map((column) => column[index]!),
  ]);
  const headings = ['p50 ms', 'now', ...GROWTH.map((count) => count.toLocaleString('en-US'))];
  console.log(`${textTable(headings, rows)}\n`);
}

interface Sending {
  userId: string;
  accessToken: string;
  agent: Agent;
  repeat: number;
  encoding: string;
}

function responseOf(
  origin: string,
  { method, path, body }: BenchCall,
  { userId, accessToken, agent, repeat, encoding }: Sending,
): Promise<{ status: number; bytes: number; milliseconds: number }> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const text = body ? JSON.stringify(body(repeat, userId)) : undefined;
    const call = request(new URL(path.replace('{me}', userId), origin), {
      method,
      agent,
      headers: {
        authorization: `Bearer ${accessToken}`,
        'accept-encoding': encoding,
        ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      },
    });
    call.once('error', reject);
    call.once('response', (response) => {
      const milliseconds = performance.now() - startedAt;
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.once('end', () => resolve({ status: response.statusCode!, bytes, milliseconds }));
    });
    call.end(text);
  });
}

/** Starts the attempt that `reopenAttempt` copies. */
async function startAttempt(
  origin: string,
  { userId, accessToken }: { userId: string; accessToken: string },
): Promise<void> {
  const response = await fetch(`${origin}/api/users/${userId}/activities/${CHECK}/attempts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
  });
  if (!response.ok) throw new Error(`The attempt was not started: ${await response.text()}`);
}

/** Leaves a visitor's request and an operator's audit record, which `grow` copies. */
async function leaveWork(
  origin: string,
  ids: { requestId: string; userId: string; operatorToken: string },
): Promise<void> {
  const post = async (path: string, body: object, headers = {}) => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`);
  };
  await post('/api/requests', {
    requestId: ids.requestId,
    topic: 'message',
    name: 'Ada Okafor',
    email: 'ada@example.org',
    message: 'Which course comes first for a new HR generalist?',
  });
  await post(
    `/api/operator/learners/${ids.userId}/grants`,
    { courseIds: [2], endsAt: null, reason: 'Measured by the bench' },
    { authorization: `Bearer ${ids.operatorToken}` },
  );
}
