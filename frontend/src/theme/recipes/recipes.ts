import { badgeRecipe } from './badge.ts';
import { buttonRecipe } from './button.ts';
import { dialogSlotRecipe, drawerSlotRecipe } from './dialog.ts';
import { fieldSlotRecipe } from './field.ts';
import { inputRecipe, textareaRecipe } from './input.ts';
import { nativeSelectSlotRecipe } from './native-select.ts';
import { progressSlotRecipe } from './progress.ts';
import { spinnerRecipe } from './spinner.ts';
import { tabsSlotRecipe } from './tabs.ts';
import { toastSlotRecipe } from './toast.ts';

/** Recipes in use, under the names Chakra's components look up. A component not listed here is unstyled. */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  input: inputRecipe,
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
