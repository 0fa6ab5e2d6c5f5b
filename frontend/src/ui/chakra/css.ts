export { css } from '#styled-system/css/css.js';
