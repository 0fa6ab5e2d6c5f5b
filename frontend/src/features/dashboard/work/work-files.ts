/** Makes files of what a learner has written: the evidence for a recertification audit. */
import type { GeneratorSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import type { CourseWork } from '@learning/shared/contract/work';
import { DELIVERABLE } from '@learning/shared/domain/learning/written-work';
import { api } from '#lib/api-client.ts';
import { fileName } from '#lib/file-name.ts';
import { workDocument } from '#lib/word/work-document.ts';
import { logCsv, logPdf } from '../recertification/log-files.ts';
import type { EvidenceFiles, WorkFile } from './evidence-slot.ts';

/** Returns the notes of a course with the answers to its pauses, in the order of the modules. */
export function notesDocument({ courseTitle, modules, notes, work }: CourseWork) {
  const sections = modules.flatMap(({ id, title }) => {
    const note = notes.find(({ moduleId }) => moduleId === id);
    const answers = work.filter((item) => item.moduleId === id && item.promptId !== DELIVERABLE);
    return [
      ...(note ? [{ heading: title, text: note.text }] : []),
      ...answers.map(({ prompt, text }, index) => ({
        heading: note || index > 0 ? '' : title,
        task: prompt,
        text,
      })),
    ];
  });
  return sections.length > 0 ? workDocument(`${courseTitle}: notes and answers`, sections) : null;
}

/** Returns a deliverable with the learner's own rating below it. */
export function deliverableDocument(title: string, { text, rating }: CourseWork['work'][number]) {
  const levels = Object.entries(rating?.levels ?? {}).map(([part, level]) => `- ${part}: ${level}`);
  return workDocument(title, [
    { heading: '', text },
    ...(levels.length > 0 ? [{ heading: 'My own rating', text: levels.join('\n') }] : []),
  ]);
}

/** Creates all files of one course. */
async function courseFiles(learnerId: string, course: CourseWork): Promise<WorkFile[]> {
  const { wordFile } = await import('#lib/word/word-file.ts');
  const folder = fileName(course.courseTitle);
  const notes = notesDocument(course);
  const files: WorkFile[] = notes
    ? [{ name: `${folder}/Notes and answers.docx`, input: await wordFile(notes) }]
    : [];
  for (const item of course.work.filter(({ promptId }) => promptId === DELIVERABLE)) {
    const module =
      course.modules.find(({ id }) => id === item.moduleId)?.title ?? course.courseTitle;
    files.push({
      name: `${folder}/Deliverable - ${fileName(module)}.docx`,
      input: await wordFile(deliverableDocument(`${module}: deliverable`, item)),
    });
  }
  for (const { activityId, title } of course.documents) {
    const file = await documentFile(learnerId, activityId);
    if (file)
      files.push({ name: `${folder}/${fileName(title)}.${file.ending}`, input: file.input });
  }
  return files;
}

/** Returns a generated document as it was handed in, or undefined if there is none. */
async function documentFile(learnerId: string, activityId: string) {
  const submission = await api.getSubmission({ params: { id: activityId, userId: learnerId } });
  if (!submission) return undefined;
  const { generatedContent } = JSON.parse(submission.payload) as GeneratorSubmissionPayload;
  const isHtml = generatedContent.trimStart().startsWith('<');
  return {
    ending: isHtml ? 'html' : 'txt',
    input: new Blob([generatedContent], { type: isHtml ? 'text/html' : 'text/plain' }),
  };
}

/** Creates one ZIP file with everything, by course: what was written, the evidence of completed courses, and the recertification log. */
export async function workArchive(
  learner: { id: string; name: string },
  courses: readonly CourseWork[],
  evidenceFiles: EvidenceFiles,
): Promise<Blob> {
  const [{ downloadZip }, log] = await Promise.all([
    import('client-zip'),
    api.getRecertificationLog({ params: { userId: learner.id } }),
  ]);
  const files: WorkFile[] = [];
  for (const course of courses) files.push(...(await courseFiles(learner.id, course)));
  if (log.entries.length > 0) {
    files.push(...(await evidenceFiles(learner, log)));
    files.push({ name: 'Recertification log.csv', input: logCsv(log) });
    files.push({ name: 'Recertification log.pdf', input: await logPdf(log, learner.name) });
  }
  return downloadZip(files).blob();
}
