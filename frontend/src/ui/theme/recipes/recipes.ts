import { badgeRecipe } from './badge.ts';
import { buttonRecipe } from './button.ts';
import { cardGridRecipe } from './card-grid.ts';
import { dialogSlotRecipe, drawerSlotRecipe } from './dialog.ts';
import { documentTextRecipe } from './document-text.ts';
import { fieldSlotRecipe } from './field.ts';
import { inputRecipe, textareaRecipe } from './input.ts';
import { lessonTextRecipe } from './lesson-text.ts';
import { nativeSelectSlotRecipe } from './native-select.ts';
import { intervalPartRecipe } from './interval-part.ts';
import { planColumnRecipe } from './plan-column.ts';
import { progressSlotRecipe } from './progress.ts';
import { documentSidesRecipe, segmentRecipe } from './segment.ts';
import { spinnerRecipe } from './spinner.ts';
import { tabsSlotRecipe } from './tabs.ts';
import { toastSlotRecipe } from './toast.ts';

/** Recipes in use; each is a function of `#styled-system/recipes/index.js`. */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  cardGrid: cardGridRecipe,
  documentSides: documentSidesRecipe,
  documentText: documentTextRecipe,
  input: inputRecipe,
  intervalPart: intervalPartRecipe,
  lessonText: lessonTextRecipe,
  planColumn: planColumnRecipe,
  segment: segmentRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
};

export const slotRecipes = {
  dialog: dialogSlotRecipe,
  drawer: drawerSlotRecipe,
  field: fieldSlotRecipe,
  nativeSelect: nativeSelectSlotRecipe,
  progress: progressSlotRecipe,
  tabs: tabsSlotRecipe,
  toast: toastSlotRecipe,
};
