export { Flex } from '#styled-system/jsx/flex.js';
