export { HStack } from '#styled-system/jsx/hstack.js';
