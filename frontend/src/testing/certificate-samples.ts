import type { CertificateContent } from '#components/certificate/certificate-content.ts';

export function certificateContent(changes: Partial<CertificateContent> = {}): CertificateContent {
  const certificateId = changes.certificateId ?? '7k3mq9x2c4v8p5w1t6z0d3hjrn';
  return {
    certificateId,
    participantName: 'Jordan Ellis',
    courseName: 'Strategic Workforce Planning and Talent Strategy',
    completedAt: '2026-11-20T15:00:00Z',
    issuedAt: '2026-11-22T15:00:00Z',
    instructionHours: 6.25,
    isMeasuredTime: false,
    moduleCount: 6,
    activityCount: 11,
    skills: [
      'Link strategy to critical capabilities',
      'Forecast demand and supply',
      'Compare build, buy, borrow and bot',
      'Plan for scenarios and locations',
    ],
    frameworks: [
      {
        frameworkName: 'SHRM Body of Applied Skills and Knowledge',
        areas: ['Workforce Management', 'HR Strategy', 'Global Mindset'],
      },
      {
        frameworkName: 'HRCI exam content outlines',
        areas: ['Workforce Planning and Talent Acquisition', 'Business Management'],
      },
    ],
    verifyUrl: `https://www.duecourse.example/verify/${certificateId}`,
    signerRole: 'Chief HR officer, MBA',
    ...changes,
  };
}
