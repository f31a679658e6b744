import type { FakeHtmlOutput } from './services.ts';

interface Item {
  caption: string;
  functionName: string;
}

/** The spreadsheet's dialogs. The owner answers each with OK and types nothing, unless `does` says otherwise. */
export class FakeUi {
  readonly Button = { OK: 'OK', YES: 'YES' };
  readonly ButtonSet = { OK: 'OK', OK_CANCEL: 'OK_CANCEL', YES_NO: 'YES_NO' };
  readonly menus: { caption: string; items: Item[] }[] = [];
  /** Title and text of the last dialog. */
  said = '';
  /**
   * What the owner does in the next dialogs that ask something: types this and presses OK, or presses the button of
   * this name. Null closes the dialog.
   */
  does: (string | null)[] = [];
  /** Title and text of the dialogs that have asked something. */
  readonly asked: string[] = [];
  /** The last dialog that was a page. */
  shown: { title: string; page: FakeHtmlOutput } | null = null;

  alert(title: string, text: string, buttons: string): string {
    if (buttons === this.ButtonSet.YES_NO) return this.answer(title, text) ?? 'CLOSE';
    this.said = `${title}: ${text}`;
    return this.Button.OK;
  }

  prompt(title: string, text: string) {
    const typed = this.answer(title, text);
    return {
      getSelectedButton: () => (typed === null ? 'CLOSE' : this.Button.OK),
      getResponseText: () => typed ?? '',
    };
  }

  private answer(title: string, text: string): string | null {
    this.asked.push(`${title}: ${text}`);
    const [typed = ''] = this.does.splice(0, 1);
    return typed;
  }

  showModalDialog(page: FakeHtmlOutput, title: string): void {
    this.shown = { title, page };
  }

  createMenu(caption: string) {
    const items: Item[] = [];
    const menu = {
      addItem: (itemCaption: string, functionName: string) => {
        items.push({ caption: itemCaption, functionName });
        return menu;
      },
      addSeparator: () => menu,
      addToUi: () => void this.menus.push({ caption, items }),
    };
    return menu;
  }
}
