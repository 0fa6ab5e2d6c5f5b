import { chakra } from '#ui/chakra/factory.ts';

/** Reminds the learner on screen. The document itself goes to an employee without it. */
export function EducationalNote() {
  return (
    <chakra.p textStyle="small" color="fg.muted" mt="4" maxW="3xl">
      Educational content, not legal advice. Check local law and consult qualified counsel before
      you issue this document. This note is on screen only; it isn’t part of your document.
    </chakra.p>
  );
}
