import {
  buildCredential,
  buildStatusList,
} from '@learning/shared/credentials/issuing/build-credential';
import type { IssuerProfile } from '@learning/shared/credentials/issuing/credential-documents';
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
import { openTestIssuing, TEST_ORIGIN } from '#testing/certificates/issuing-gateways.ts';
import { achievementOf } from './achievement-document.ts';
import { encodeStatusList } from './encode-status-list.ts';
import { signCredential } from './sign-credential.ts';

const SCHEMA = join(
  import.meta.dirname,
  '../../../../../shared/reference/open-badges-3/schema/ob_v3p0_achievementcredential_schema.reduced.json',
);
const KID = `${TEST_ORIGIN}/credentials/keys/test.json`;
const issuing = openTestIssuing();
const issuer: IssuerProfile = {
  id: `${TEST_ORIGIN}/credentials/issuer.json`,
  type: ['Profile'],
  name: 'Due Course',
  url: TEST_ORIGIN,
  email: 'certificates@example.org',
};

/** Tokens of every course, with and without a name. */
let tokens: string[];
beforeAll(async () => {
  const records = (await realCatalogItems()).map(({ record }) => record);
  const courses = records.filter((record): record is CourseRecord => record.entity === 'course');
  tokens = await Promise.all(
    courses.flatMap((course, at) =>
      ['Zoë “Z” Őry, 王小明, محمد', null].map((name) => {
        const { id: courseId, title, description, features, frameworks } = course;
        const about = { courseId, courseName: title, courseDescription: description };
        const { achievement } = achievementOf(TEST_ORIGIN, {
          ...about,
          skills: features,
          frameworks,
        });
        const credential = buildCredential(TEST_ORIGIN, issuer, achievement, {
          certificateId: 'a1b2c3d4e5f6g7h8j9k0m1n2p3',
          subjectId: 'urn:uuid:0f0e0d0c-0b0a-4908-8706-050403020100',
          name,
          completedAt: '2026-11-17T16:00:00.123Z',
          issuedAt: '2026-11-18T09:00:00.456Z',
          instructionHours: course.instructionHours,
          isMeasuredTime: at % 2 === 0,
          moduleCount: course.modules.length,
          activityCount: 3,
          statusListId: 1,
          statusIndex: 131_071,
        });
        return signCredential(credential, KID, issuing.signer);
      }),
    ),
  );
});

describe('every issued credential', () => {
  it('passes the official schema of Open Badges 3.0', () => {
    expect(tokens.length).toBeGreaterThanOrEqual(30);
    if (!existsSync(SCHEMA)) {
      console.log(
        'The official schema is not on this machine; credentials were not compared with it.',
      );
      return;
    }
    const ajv = new Ajv2019({ strict: false, allErrors: true });
    addFormats.default(ajv);
    const validate = ajv.compile(JSON.parse(readFileSync(SCHEMA, 'utf8')) as object);
    const problems = tokens.flatMap((token) => {
      const { iss: _iss, jti: _jti, sub: _sub, nbf: _nbf, ...credential } = decodeJwt(token);
      return validate(credential)
        ? []
        : (validate.errors ?? []).map((one) => ajv.errorsText([one]));
    });
    expect(problems).toEqual([]);
  });

  it('repeats its members in the claims of the JWT', () => {
    for (const token of tokens) {
      const claims = decodeJwt<{
        id: string;
        validFrom: string;
        credentialSubject: { id: string };
      }>(token);
      expect(claims.jti).toBe(claims.id);
      expect(claims.iss).toBe(issuer.id);
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
    const list = buildStatusList(TEST_ORIGIN, issuer.id, 1, encodeStatusList([5]), new Date());
    const good = [...tokens, await signCredential(list, KID, issuing.signer)];
    const altered = good.map((token) =>
      token.replace(/\.(.)/, (_all, one) => `.${one === 'e' ? 'f' : 'e'}`),
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
