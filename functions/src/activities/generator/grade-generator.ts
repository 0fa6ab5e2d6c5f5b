import type { GeneratorSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import {
  checkFormData,
  convertFormData,
  generateDocument,
} from '@learning/shared/domain/documents/generate-document';
import { sampleFields } from '@learning/shared/domain/documents/sample-text';
import { localDate } from '@learning/shared/domain/time/learning-time';
import * as z from 'zod';
import { Failure } from '#failure.ts';
import type { ActivityRecord } from '#catalog/catalog-records.ts';
import type { Grading } from '../grading/grading.ts';
import { invalidPayload, parsePayload } from '../grading/parse-payload.ts';
import { generatorConfig } from './generator-config.ts';

const GeneratorPayload = z.object({
  formData: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** A document that can be generated is complete. Source: rules/scoring.md S15 */
const COMPLETE_SCORE = 100;

/**
 * Grades a generator by generating its document.
 *
 * @param timeZone of the learner: the document carries the date of their day
 * @throws Failure `invalid_request` naming each field that is missing or invalid, `sample_text` naming each field that still has
 * the sample text.
 */
export function gradeGenerator(
  record: ActivityRecord,
  payloadText: string,
  timeZone: string,
  now: Date,
): Grading {
  const config = generatorConfig(record);
  const { formData } = parsePayload(payloadText, GeneratorPayload);
  const issues = checkFormData(config.fields, formData);
  if (issues.length > 0) {
    throw invalidPayload(
      issues.map(({ fieldId, message }) => ({ path: ['formData', fieldId], message })),
    );
  }
  const unchanged = sampleFields(config.fields, formData, config.examples.sampleData);
  if (unchanged.length > 0) {
    const fields = unchanged.map(({ fieldId, message }) => ({
      path: `body.payload.formData.${fieldId}`,
      message,
    }));
    throw new Failure('sample_text', undefined, fields);
  }
  const currentDate = localDate(now, timeZone);
  const payload: GeneratorSubmissionPayload = {
    templateType: config.template.type,
    formData: convertFormData(config.fields, formData),
    generatedContent: generateDocument(config, formData, { currentDate }).source,
    completedAt: now.toISOString(),
  };
  return { score: COMPLETE_SCORE, passed: true, feedback: 'Your document is complete.', payload };
}
