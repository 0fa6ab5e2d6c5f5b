import '#ui/theme/fonts.css';
import '#ui/theme/styles.css';
import { startPage } from './start-page.ts';

startPage();
