/** `chakra.div`, `chakra(Component)`: elements that take styles as props, as in Chakra. */
export { chakra } from '#styled-system/jsx/factory.js';
export type { HTMLChakraProps } from '#styled-system/types/jsx.js';
