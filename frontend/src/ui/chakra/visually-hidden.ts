export { VisuallyHidden } from '#styled-system/jsx/visually-hidden.js';
