export { Grid } from '#styled-system/jsx/grid.js';
