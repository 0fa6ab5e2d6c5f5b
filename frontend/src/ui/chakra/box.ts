export { Box, type BoxProps } from '#styled-system/jsx/box.js';
