/** The page in each card field's frame. */

const FIELDS = {
  'card-number': {
    label: 'Número de tarjeta',
    autocomplete: 'cc-number',
    placeholder: '0000 0000 0000 0000',
  },
  'card-expiry': { label: 'Vencimiento, mes y año', autocomplete: 'cc-exp', placeholder: 'MM/AA' },
  'card-cvc': { label: 'Código de seguridad', autocomplete: 'cc-csc', placeholder: 'CVV' },
}

export type FieldKind = keyof typeof FIELDS

export function isFieldKind(kind: string): kind is FieldKind {
  return Object.hasOwn(FIELDS, kind)
}

export function fieldPage(kind: FieldKind): string {
  const { label, autocomplete, placeholder } = FIELDS[kind]
  return `<!doctype html>
<html lang="es-PE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${label}</title>
<link rel="stylesheet" href="../field.css">
<script type="module" src="../field.js"></script>
</head>
<body>
<main>
<label class="unseen" for="field">${label}</label>
<input id="field" data-kind="${kind}" type="text" inputmode="numeric" autocomplete="${autocomplete}"
  placeholder="${placeholder}" spellcheck="false" autocorrect="off" autocapitalize="off"
  aria-describedby="problem" disabled>
<p class="unseen" id="problem"></p>
</main>
</body>
</html>
`
}
