import { html, nothing, type TemplateResult } from 'lit'

/** What did not go as wished. */
export const noticed = (notice: string): TemplateResult | typeof nothing =>
  notice === '' ? nothing : html`<p class="problem" role="alert" data-notice>${notice}</p>`
