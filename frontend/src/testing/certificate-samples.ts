import type { AvailableCertificate, Certificate } from '@learning/shared/contract/certificates';
import type { CertificateContent } from '#components/certificate/certificate-content.ts';
import { LEARNER } from './learning-samples.ts';

export function certificateContent(changes: Partial<CertificateContent> = {}): CertificateContent {
  const certificateId = changes.certificateId ?? '7k3mq9x2c4v8p5w1t6z0d3hjrn';
  return {
    certificateId,
    participantName: 'Jordan Ellis',
    courseName: 'Strategic Workforce Planning and Talent Strategy',
    completedAt: '2026-11-20T15:00:00Z',
    issuedAt: '2026-11-22T15:00:00Z',
    instructionHours: 6.25,
    moduleCount: 6,
    activities: [...Array<string>(9).fill('scenario'), 'generator', 'generator'],
    capstone: null,
    stillKnown: [],
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
    approvals: [],
    verifyUrl: `https://www.duecourse.example/verify/${certificateId}`,
    signer: { name: 'Robin Hale', role: 'Chief HR officer' },
    ...changes,
  };
}

/** A learner's certificate as the API returns it. */
export function certificate(changes: Partial<Certificate> = {}): Certificate {
  const certificateId = changes.certificateId ?? changes.id ?? '7k3mq9x2c4v8p5w1t6z0d3hjrn';
  return {
    id: certificateId,
    certificateId,
    userId: LEARNER.id,
    courseId: 7,
    participantName: LEARNER.name,
    courseName: 'Strategic Workforce Planning and Talent Strategy',
    completionDate: '2026-11-20T15:00:00.000Z',
    issuedAt: '2026-11-22T15:00:00.000Z',
    state: 'valid',
    revocation: null,
    replaces: null,
    stillKnown: [],
    instructionHours: 6.25,
    minutes: null,
    moduleCount: 6,
    activities: [
      {
        title: 'Workforce Plan Check',
        type: 'skill-check',
        score: 92,
        completedAt: '2026-11-19T15:00:00.000Z',
      },
    ],
    capstone: null,
    skills: ['Link strategy to critical capabilities', 'Forecast demand and supply'],
    frameworks: [
      {
        framework: 'hrci',
        frameworkName: 'HRCI exam content outlines',
        areas: ['Business Management'],
      },
    ],
    sharing: { isNamePublic: true, areScoresPublic: false },
    correctionsLeft: 2,
    issuerName: 'Due Course',
    verificationUrl: `https://www.duecourse.example/verify/${certificateId}`,
    credentialUrl: `https://www.duecourse.example/credentials/${certificateId}.jwt`,
    credential: 'e30.e30.c2ln',
    proof: null,
    hasEmailHash: false,
    ...changes,
  };
}

/** A completed course without a certificate. */
export function availableCertificate(
  changes: Partial<AvailableCertificate> = {},
): AvailableCertificate {
  return {
    courseId: 14,
    courseName: 'HR Documentation Essentials',
    completionDate: '2026-11-21T15:00:00.000Z',
    instructionHours: 3.5,
    courseHours: 3.5,
    measuredMinutes: 184,
    moduleCount: 5,
    activities: [],
    capstone: null,
    skills: ['Write file notes that hold'],
    frameworks: [],
    closesRefund: false,
    closesExchange: false,
    ...changes,
  };
}
