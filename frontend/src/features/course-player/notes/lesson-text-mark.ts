/** Marks the element that has the text of a lesson. */
export const LESSON_TEXT = 'data-lesson-text';
