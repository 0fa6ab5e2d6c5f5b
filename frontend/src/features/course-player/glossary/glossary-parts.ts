/** What marks and explains the terms of a lesson. It is one file, which loads when the text is complete. */
export { glossary } from '@learning/content/site/glossary';
export { GlossaryLayer } from './glossary-layer.tsx';
export { markTerms } from './mark-terms.ts';
