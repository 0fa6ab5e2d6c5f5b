import { frameworkAreas } from '@learning/content/site/framework-areas';
import { buildStatusList } from '@learning/shared/credentials/issuing/build-credential';
import { buildLearnerRecord } from '@learning/shared/credentials/issuing/learner-record';
import { areaCode } from '@learning/shared/credentials/issuing/areas';
import {
  credentialIn,
  provedCredential,
} from '@learning/shared/credentials/issuing/signed-documents';
import { clrContext } from '@learning/shared/credentials/verification/json-ld/clr-context';
import { Ajv2019 } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import { recognitionClaims } from '@learning/shared/domain/wording/recognition';
import { decodeJwt } from 'jose';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import { realCatalogItems } from '#testing/catalog/published-catalog.ts';
import { openTestIssuing, TEST_ORIGIN, textAt } from '#testing/certificates/issuing-gateways.ts';
import { credentialOfCourse, openTestIssuer } from '#testing/certificates/signed-course.ts';
import { emailIdentity } from './email-identity.ts';
import { encodeStatusList } from './encode-status-list.ts';
import type { OpenedIssuer } from './issuer-documents.ts';
import { signCredential } from './sign-credential.ts';
import { signForm, type SignedForm } from './sign-form.ts';

/** 1EdTech's files are not part of this repository; beside it they are used. */
const REFERENCE = join(import.meta.dirname, '../../../../../shared/reference/open-badges-3');
const SCHEMA = 'schema/ob_v3p0_achievementcredential_schema.reduced.json';
const RECORD_SCHEMA = 'schema/clr_v2p0_clrcredential_schema.json';
const RECORD_CONTEXT = 'contexts/clr-v2p0-2.0.1.json';
const NOW = new Date('2026-11-18T09:00:00.456Z');
const issuing = openTestIssuing();

let issuer: OpenedIssuer;
/** The signed forms of every course: with a name, with a hashed address, too, and without both. */
let forms: SignedForm[];
let tokens: string[];
beforeAll(async () => {
  issuer = await openTestIssuer(issuing);
  const records = (await realCatalogItems()).map(({ record }) => record);
  const courses = records.filter((record): record is CourseRecord => record.entity === 'course');
  const name = 'Zoë “Z” Őry, 王小明, محمد';
  const holders = [
    { name },
    { name, email: emailIdentity('Zoe@example.org', 'some-salt') },
    { name: null },
  ];
  forms = await Promise.all(
    courses.flatMap((course, at) =>
      holders.map((holder) => {
        const credential = credentialOfCourse(issuer, course, {
          ...holder,
          hasHours: at % 2 === 0,
        });
        return signForm(credential, issuer, issuing, NOW);
      }),
    ),
  );
  tokens = forms.map(({ token }) => token);
});

/** Returns a file of 1EdTech's; undefined, and says so, where it is absent. */
function referenceFile(path: string): object | undefined {
  const file = join(REFERENCE, path);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as object;
  console.log(`1EdTech’s ${path} is not on this machine; nothing was compared with it.`);
  return undefined;
}

/** Returns what a schema of 1EdTech's finds wrong; nothing where the schema is absent. */
function problemsBy(path: string, documents: readonly object[]): string[] {
  const schema = referenceFile(path);
  if (!schema) return [];
  const ajv = new Ajv2019({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);
  return documents.flatMap((document) =>
    validate(document) ? [] : (validate.errors ?? []).map((error) => ajv.errorsText([error])),
  );
}

describe('every issued credential', () => {
  it('passes the official schema of Open Badges 3.0, with its second proof inside, too', () => {
    expect(tokens.length).toBeGreaterThanOrEqual(45);
    const enveloped = tokens.map((token) => {
      const { iss: _iss, jti: _jti, sub: _sub, nbf: _nbf, ...credential } = decodeJwt(token);
      return credential;
    });
    const proved = forms.map(({ token, proof }) => provedCredential(token, proof));
    expect(problemsBy(SCHEMA, [...enveloped, ...proved])).toEqual([]);
  });

  it('shows the badge of its course, and who created the achievement', () => {
    const badges = new Set<string>();
    for (const { token } of forms) {
      const { credentialSubject, issuer: own } = decodeJwt<{
        credentialSubject: {
          achievement: { image: { id: string }; creator: { id: string }; alignment: Alignment[] };
        };
        issuer: { id: string; image: { id: string } };
      }>(token);
      const { image, creator, alignment } = credentialSubject.achievement;
      badges.add(image.id);
      expect(creator.id).toBe(own.id);
      expect(own.image.id).toBe(`${TEST_ORIGIN}/credentials/pictures/issuer-1.png`);
      const codes = alignment.map(({ targetCode }) => targetCode);
      expect(new Set(codes).size).toBe(codes.length);
      expect(new Set(codes.map((code) => code.split('-')[0]))).toEqual(
        new Set(['shrm', 'hrci', 'cipd']),
      );
      for (const { targetCode, targetUrl } of alignment)
        expect(targetUrl).toBe(`${TEST_ORIGIN}/credentials#${targetCode}`);
    }
    expect(badges.size).toBe(forms.length / 3);
  });

  it('links only to areas that /credentials lists', () => {
    const listed = Object.entries(frameworkAreas).flatMap(([framework, { areas }]) =>
      areas.map((area) => areaCode(framework, area)),
    );
    expect(new Set(listed).size).toBe(listed.length);
    const linked = forms.flatMap(({ token }) =>
      (credentialIn(token).credentialSubject.achievement.alignment ?? []).map(
        ({ targetCode }) => targetCode,
      ),
    );
    expect(new Set(linked).size).toBeGreaterThan(40);
    expect(linked.filter((code) => !listed.includes(code))).toEqual([]);
  });

  it('repeats its members in the claims of the JWT', () => {
    for (const token of tokens) {
      const claims = decodeJwt<{
        id: string;
        validFrom: string;
        credentialSubject: { id: string };
      }>(token);
      expect(claims.jti).toBe(claims.id);
      expect(claims.iss).toBe(issuer.profile.id);
      expect(claims.sub).toBe(claims.credentialSubject.id);
      expect(new Date(claims.nbf! * 1000)).toEqual(new Date(claims.validFrom));
    }
  });

  it('claims no recognition by a certifying body', () => {
    for (const token of tokens) {
      const text = JSON.stringify(decodeJwt(token));
      expect(recognitionClaims(text)).toEqual([]);
      expect(text).toContain('not an endorsement');
    }
  });

  it('verifies with a library of another language, and an altered one does not', async () => {
    const issuerId = issuer.profile.id;
    const list = buildStatusList(TEST_ORIGIN, issuerId, 1, encodeStatusList([5]), new Date());
    const good = [...tokens, await signCredential(list, issuer.kid, issuing.signer)];
    const altered = good.map((token) =>
      token.replace(/\.(.)/, (_all, character) => `.${character === 'e' ? 'f' : 'e'}`),
    );
    const { n, e } = await issuing.signer.readPublicKey();
    const input = JSON.stringify({ n, e, good, altered });
    const { status, stdout, stderr } = spawnSync('python3', ['-c', PYTHON_CHECK], {
      input,
      encoding: 'utf8',
    });
    if (status !== 0 && /No module named|not found/.test(stderr ?? 'not found')) {
      console.log(
        'Python with cryptography is missing; no other language verified the credentials.',
      );
      return;
    }
    expect({ status, stdout: stdout.trim() }).toEqual({ status: 0, stdout: `${good.length} 0` });
  });
});

interface Alignment {
  targetCode: string;
  targetUrl: string;
}

describe('the record of all certificates', () => {
  it('passes the official schema of CLR 2.0', async () => {
    const record = buildLearnerRecord({
      id: 'urn:uuid:1f0e0d0c-0b0a-4908-8706-050403020100',
      subjectId: 'urn:uuid:2f0e0d0c-0b0a-4908-8706-050403020100',
      learnerName: 'Zoë Őry',
      issuer: issuer.profile,
      issuedAt: NOW,
      credentials: forms.map(({ token, proof }) => provedCredential(token, proof)),
    });
    const { proof } = await signForm(record, issuer, issuing, NOW);
    const problems = problemsBy(RECORD_SCHEMA, [record, { ...record, proof: [proof] }]);
    expect(problems).toEqual([]);
  });

  it('is read with the terms that 1EdTech publishes', () => {
    expect(clrContext).toEqual(referenceFile(RECORD_CONTEXT) ?? clrContext);
  });
});

describe('the issuer’s documents', () => {
  it('name the same keys, each under its own controller', () => {
    const did = JSON.parse(textAt(issuing, '/.well-known/did.json')) as KeyedDocument;
    const profile = JSON.parse(textAt(issuing, 'issuer.json')) as KeyedDocument;
    expect(did.id).toBe('did:web:learn.example.org');
    expect(profile.id).toBe(issuer.profile.id);
    const { keys } = JSON.parse(textAt(issuing, 'jwks.json')) as { keys: { kid: string }[] };
    expect(profile.assertionMethod).toEqual(keys.map(({ kid }) => kid));
    for (const document of [did, profile]) {
      expect(document.verificationMethod.map(({ id }) => id)).toEqual(document.assertionMethod);
      for (const { controller } of document.verificationMethod) {
        expect(controller).toBe(document.id);
      }
    }
    const keyOf = ({ publicKeyJwk, publicKeyMultibase }: KeyedDocument['verificationMethod'][0]) =>
      publicKeyJwk ?? publicKeyMultibase;
    expect(did.verificationMethod.map(keyOf)).toEqual(profile.verificationMethod.map(keyOf));
  });
});

interface KeyedDocument {
  id: string;
  assertionMethod: string[];
  verificationMethod: {
    id: string;
    controller: string;
    publicKeyJwk?: object;
    publicKeyMultibase?: string;
  }[];
}

/** Prints how many of the tokens verify, and how many of the altered ones. */
const PYTHON_CHECK = `
import base64, json, sys
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import padding, rsa
from cryptography.exceptions import InvalidSignature
data = json.load(sys.stdin)
def decode(text): return base64.urlsafe_b64decode(text + '=' * (-len(text) % 4))
def number(text): return int.from_bytes(decode(text), 'big')
key = rsa.RSAPublicNumbers(number(data['e']), number(data['n'])).public_key()
def verifies(token):
    signed, signature = token.rsplit('.', 1)
    try:
        key.verify(decode(signature), signed.encode(), padding.PKCS1v15(), hashes.SHA256())
        return True
    except InvalidSignature:
        return False
print(sum(map(verifies, data['good'])), sum(map(verifies, data['altered'])))
`;
