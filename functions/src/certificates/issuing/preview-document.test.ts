import { beforeAll, describe, expect, it } from 'vitest';
import type { Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { createTableWithCourse } from '#testing/catalog/published-catalog.ts';
import { completedLearner } from '#testing/certificates/completed-learner.ts';
import { openTestIssuing, TEST_ORIGIN } from '#testing/certificates/issuing-gateways.ts';
import { runPublisher } from '#testing/certificates/run-publisher.ts';
import { changeWrite, credentialChange } from '../change-writes.ts';
import { writeTransaction } from '#table/table.ts';

const COURSE = 14;
const NAME = 'Zoë "Őry" <b>';
const now = new Date('2026-11-18T09:00:00.000Z');
const own = { userId: 'me' };

let table: Table;
beforeAll(async () => {
  table = await createTableWithCourse(COURSE);
});

/** A learner who claims a certificate, and what previews read of it. */
async function claimed(isNamePublic = true) {
  const issuing = openTestIssuing();
  const api = openApi(table, now, undefined, issuing).as(await completedLearner(table));
  const body = { userId: 'me', courseId: COURSE, participantName: NAME, isNamePublic };
  const { certificateId, courseName } = await api.ok('claimCertificate', { body });
  const previewOf = (id = certificateId) => {
    const document = issuing.published.get(`${id}.html`)!;
    const html = String(document.body);
    const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)];
    return {
      ...document,
      html,
      tags: Object.fromEntries(tags.map(([, name, text]) => [name, text])),
    };
  };
  const share = (isPublic: boolean) =>
    api.ok('changeCertificateSharing', {
      params: { ...own, certificateId },
      body: { isNamePublic: isPublic, areScoresPublic: false },
    });
  const correct = () =>
    api.ok('correctCertificate', {
      params: { ...own, certificateId },
      body: { participantName: 'Zoe' },
    });
  const publish = () => runPublisher(table, issuing, now);
  return { certificateId, courseName, previewOf, share, correct, publish };
}

// Source: rules/certificates.md K26
describe('the preview of a certificate', () => {
  it('has title, description, address and the picture of the course', async () => {
    const { certificateId, courseName, previewOf } = await claimed();
    const { tags, html, contentType, isImmutable } = previewOf();
    expect(tags).toMatchObject({
      'og:title': `Zoë &quot;Őry&quot; &lt;b&gt;, ${courseName}`,
      'og:site_name': 'Due Course',
      'og:url': `${TEST_ORIGIN}/verify/${certificateId}`,
      'og:image': `${TEST_ORIGIN}/share/course-14.png`,
      'og:image:width': '1200',
      'twitter:card': 'summary_large_image',
      robots: 'noindex',
    });
    expect(tags['og:description']).toMatch(/^Completed on .+ 2026 and certified by Due Course\./);
    expect(tags['description']).toBe(tags['og:description']);
    expect(html).toContain(`<link rel="canonical" href="${TEST_ORIGIN}/verify/${certificateId}">`);
    expect([contentType, isImmutable]).toEqual(['text/html; charset=utf-8', false]);
  });

  it('names nothing that a release changes', async () => {
    const { previewOf } = await claimed();
    expect(previewOf().html).not.toMatch(/<script|<style|stylesheet|\/assets\//);
  });

  it('has a name only while the learner shows it, from the same change on', async () => {
    const { previewOf, share, courseName } = await claimed(false);
    expect(previewOf().html).not.toContain('Zo');
    expect(previewOf().tags['og:title']).toBe(`Certificate: ${courseName}`);
    await share(true);
    expect(previewOf().tags['og:title']).toContain('Zoë');
    await share(false);
    expect(previewOf().html).not.toContain('Zo');
  });

  it('says that the certificate was replaced, without picture and name', async () => {
    const { previewOf, correct } = await claimed();
    const { certificateId } = await correct();
    const { tags, html } = previewOf();
    expect(tags['og:description']).toBe('Replaced by a newer certificate on November 18, 2026.');
    expect(html).not.toMatch(/og:image|Zo/);
    expect(previewOf(certificateId).tags['og:title']).toContain('Zoe, ');
  });

  it('says that the certificate was withdrawn, never why, as often as it is published', async () => {
    const { certificateId, previewOf, publish } = await claimed();
    const revoke = () =>
      writeTransaction(table, [
        changeWrite(credentialChange({ kind: 'revoke', certificateId, reason: 'refund' })),
      ]);
    await revoke();
    await publish();
    const { tags, html } = previewOf();
    expect(tags['og:description']).toBe('Withdrawn by the issuer on November 18, 2026.');
    expect(tags['twitter:card']).toBe('summary');
    expect(html).not.toMatch(/og:image|Zo|refund/);
    await revoke();
    await publish();
    expect(previewOf().html).toBe(html);
  });
});
