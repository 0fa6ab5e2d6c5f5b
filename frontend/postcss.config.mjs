import pandacss from '@pandacss/dev/postcss';

/** Fills `src/ui/theme/styles.css`. */
export default { plugins: [pandacss({ cwd: import.meta.dirname })] };
