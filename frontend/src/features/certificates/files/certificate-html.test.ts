import { recognitionClaims } from '@learning/shared/domain/wording/recognition';
import { expect, it } from 'vitest';
import { estimateWidth } from '#components/certificate/place-text.ts';
import { certificateContent } from '#testing/certificate-samples.ts';
import { certificateHtml } from './certificate-html.ts';

function parse(participantName = 'Jordan Ellis') {
  const html = certificateHtml(certificateContent({ participantName }), {
    paper: 'A4',
    measure: estimateWidth,
    fontFaces: '',
  });
  return { html, page: new DOMParser().parseFromString(html, 'text/html') };
}

it('reads as text: heading, name, course, hours, address and id', () => {
  const { page } = parse();
  const text = page.querySelector('main')!.textContent!.replace(/\s+/g, ' ');
  expect(page.querySelector('h1')?.textContent).toBe('Certificate of Completion');
  for (const part of [
    'Jordan Ellis',
    'Strategic Workforce Planning and Talent Strategy',
    '6.25 hours of instruction',
    'completed November 20, 2026',
    'Issued November 22, 2026',
    'Certificate ID 7k3mq9x2c4v8p5w1t6z0d3hjrn',
    'The bodies named have not approved the course.',
  ]) {
    expect(text).toContain(part);
  }
  const { verifyUrl } = certificateContent();
  expect(page.querySelector('a')?.getAttribute('href')).toBe(verifyUrl);
  expect(page.querySelector('a')?.textContent).toBe(verifyUrl);
  expect(page.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
    `QR code of ${verifyUrl}`,
  );
});

it('claims no approval, and prints the one that the operator was given', () => {
  const textOf = (approvals: string[]) => {
    const content = certificateContent({ approvals });
    const options = { paper: 'LETTER', measure: estimateWidth, fontFaces: '' } as const;
    const page = new DOMParser().parseFromString(certificateHtml(content, options), 'text/html');
    return page.querySelector('main')!.textContent!.replace(/\s+/g, ' ');
  };
  expect(recognitionClaims(textOf([]))).toEqual([]);
  const approval =
    'Approved for professional development credits. SHRM activity 26-ABC12, 6 credits.';
  expect(textOf([approval])).toContain(approval);
  expect(textOf([approval])).not.toContain('have not approved');
});

it('shows a name with markup as it was typed', () => {
  const { html, page } = parse('<img src=x onerror=alert(1)> & "Co"');
  expect(html).not.toContain('<img');
  expect(page.querySelector('main')!.textContent).toContain('<img src=x onerror=alert(1)> & "Co"');
});

it('loads nothing and runs nothing', () => {
  const { html } = parse();
  expect(html).toContain("default-src 'none'");
  expect(html).not.toMatch(/<script|<link|<img|url\((?!data:)/);
});
