import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { bakePng } from '../baking/bake-png.ts';
import { bakeSvg } from '../baking/bake-svg.ts';
import { type FoundCredential, readCredential } from '../reading/read-credential.ts';
import { ReadFailure } from '../reading/read-failure.ts';
import { testCredential, testIssuer, type TestIssuer } from '../testing/issuer.ts';
import { PNG, SVG } from '../testing/pictures.ts';
import { verifyCredential } from './verify-credential.ts';

const ISSUER = 'https://learn.example.com/credentials/issuer.json';
const encoder = new TextEncoder();

let ours: TestIssuer;
let token: string;
let files: Record<'token' | 'png' | 'svg', Uint8Array>;
beforeAll(async () => {
  ours = await testIssuer(ISSUER);
  token = await ours.issue(testCredential(ISSUER));
  files = {
    token: encoder.encode(token),
    png: bakePng(PNG, token),
    svg: encoder.encode(bakeSvg(SVG, token)),
  };
});

const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const mutation = fc.oneof(
  fc.record({ act: fc.constant('replace' as const), place, byte: fc.nat({ max: 255 }) }),
  // Letters of a token, which survive the first look at it.
  fc.record({
    act: fc.constant('replace' as const),
    place,
    byte: fc.constantFrom(...encoder.encode('AZaz09-_.=')),
  }),
  fc.record({ act: fc.constant('flip' as const), place, byte: fc.nat({ max: 7 }) }),
  fc.record({ act: fc.constant('insert' as const), place, byte: fc.nat({ max: 255 }) }),
  fc.record({ act: fc.constant('remove' as const), place, byte: fc.integer({ min: 1, max: 200 }) }),
  fc.record({ act: fc.constant('repeat' as const), place, byte: fc.integer({ min: 1, max: 200 }) }),
  fc.record({ act: fc.constant('cut' as const), place, byte: fc.constant(0) }),
);

interface Mutation {
  act: 'replace' | 'flip' | 'insert' | 'remove' | 'repeat' | 'cut';
  place: number;
  byte: number;
}

function mutate(file: Uint8Array, { act, place: share, byte }: Mutation): Uint8Array {
  if (file.length === 0) return file;
  const at = Math.floor(share * file.length);
  const [before, after] = [file.subarray(0, at), file.subarray(at)];
  const joined = (...pieces: Iterable<number>[]) =>
    Uint8Array.from(pieces.flatMap((piece) => [...piece]));
  if (act === 'replace') return file.with(at, byte);
  if (act === 'flip') return file.with(at, file[at]! ^ (1 << byte));
  if (act === 'insert') return joined(before, [byte], after);
  if (act === 'remove') return joined(before, after.subarray(byte));
  return act === 'repeat' ? joined(before, after.subarray(0, byte), after) : before;
}

/** Says what became of a mutated file. */
async function outcomeOf(kind: keyof typeof files, mutated: Uint8Array): Promise<string> {
  let found: FoundCredential;
  try {
    found = readCredential(mutated);
  } catch (error) {
    return error instanceof ReadFailure ? 'not read' : `threw ${String(error)}`;
  }
  const isSame = found.form === 'jwt' && found.token === token;
  if (!isSame) return (await verify(found)).state;
  // Space around a token, and the drawing of an SVG, which has no checksum, are not the credential.
  const isUntouched =
    kind === 'token' ? new TextDecoder().decode(mutated).trim() === token : kind === 'svg';
  return isUntouched || mutated.join() === files[kind].join() ? 'the same credential' : 'accepted';
}

function verify(found: FoundCredential) {
  return verifyCredential(found, {
    now: new Date('2026-11-22T12:00:00Z'),
    load: () => Promise.resolve(undefined),
    known: ours,
  });
}

it('No mutated token or picture is accepted', async () => {
  for (const file of Object.values(files)) {
    expect((await verify(readCredential(file))).state).toBe('valid');
  }
  const kinds = fc.constantFrom('token' as const, 'png' as const, 'svg' as const);
  const mutations = fc.array(mutation, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(kinds, mutations, async (kind, all) => {
      const mutated = all.reduce(mutate, files[kind]);
      expect(['not read', 'invalid', 'not_verifiable', 'the same credential']).toContain(
        await outcomeOf(kind, mutated),
      );
    }),
    propertyRuns(500),
  );
});
