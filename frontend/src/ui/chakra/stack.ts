export { Stack } from '#styled-system/jsx/stack.js';
