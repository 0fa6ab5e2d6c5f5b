/** Parts of the player that its first view does not show. They are one file, which loads when that view is complete. */
export { AssignmentNote } from './completion/assignment-note.tsx';
export { CompletionKey } from './completion/completion-key.tsx';
export { QuoteButton } from './notes/quote-button.tsx';
export { KeptNote } from './offline/kept-note.tsx';
