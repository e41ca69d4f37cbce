// Stands in for Apple Pay where the browser has none: a sheet in the page. Tests load it before the shop's own scripts.
;(() => {
  if (window.ApplePaySession) return

  const CONTACTS = {
    'Melbourne VIC 3000': {
      addressLines: ['1 Swanston Street'],
      locality: 'Melbourne',
      administrativeArea: 'VIC',
      postalCode: '3000',
      countryCode: 'AU',
    },
    'Auckland 1010': {
      addressLines: ['3 Queen Street'],
      locality: 'Auckland',
      administrativeArea: '',
      postalCode: '1010',
      countryCode: 'NZ',
    },
  }
  const PERSON = {
    givenName: 'Apple',
    familyName: 'Carter',
    emailAddress: 'apple-buyer@example.com',
    phoneNumber: '0400000000',
  }

  const make = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties)
    element.append(...children)
    return element
  }

  const row = (label, field) => make('p', {}, make('label', {}, `${label} `, field))

  class ApplePaySession {
    static STATUS_SUCCESS = 0
    static STATUS_FAILURE = 1
    static canMakePayments = () => true
    static supportsVersion = () => true
    static applePayCapabilities = async () => ({ paymentCredentialStatus: 'paymentCredentialsAvailable' })

    constructor(_version, request) {
      this.request = request
      const needsAddress = request.requiredShippingContactFields?.includes('postalAddress') ?? false
      this.place = make('select', { name: 'place' }, ...Object.keys(CONTACTS).map((name) => new Option(name, name)))
      this.way = make('select', { name: 'way' })
      this.total = make('output', { name: 'total' })
      this.problem = make('p', { role: 'alert' })
      this.pay = make('button', { type: 'button', textContent: 'Pay with Face ID', disabled: true })
      this.refuse = make('button', { type: 'button', textContent: 'Have it refused', disabled: true })
      this.close = make('button', { type: 'button', textContent: 'Close' })
      this.needsAddress = needsAddress
      this.placeRow = row('Send to', this.place)
      this.wayRow = row('Delivery', this.way)
      this.placeRow.hidden = !needsAddress
      this.sheet = make(
        'dialog',
        { ariaLabel: 'Apple Pay (sandbox)' },
        make('h2', { textContent: 'Apple Pay (sandbox)' }),
        make('p', {}, 'Total ', this.total),
        this.placeRow,
        this.wayRow,
        this.problem,
        make('p', {}, this.pay, ' ', this.refuse, ' ', this.close),
      )
    }

    begin() {
      this.place.addEventListener('change', () => this.sendContact())
      this.way.addEventListener('change', () => this.sendWay())
      this.pay.addEventListener('click', () => this.authorise(''))
      this.refuse.addEventListener('click', () => this.authorise('DECLINED'))
      const cancel = () => {
        this.abort()
        this.oncancel?.({})
      }
      this.close.addEventListener('click', cancel)
      this.sheet.addEventListener('cancel', cancel)
      this.showTotal(this.request.total)
      this.showWays(this.request.shippingMethods ?? [])
      document.body.append(this.sheet)
      this.sheet.showModal()
      this.setBusy(true)
      this.onvalidatemerchant({ validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession' })
    }

    abort() {
      this.sheet.close()
      this.sheet.remove()
    }

    setBusy(isBusy) {
      for (const field of [this.place, this.way, this.pay, this.refuse]) field.disabled = isBusy
      this.sheet.ariaBusy = String(isBusy)
    }

    showTotal({ amount }) {
      this.total.value = Number(amount).toFixed(2)
    }

    showWays(methods) {
      this.wayRow.hidden = methods.length === 0
      this.way.replaceChildren(
        ...methods.map(({ label, amount, identifier }) => new Option(`${label}, ${amount}`, identifier)),
      )
      this.methods = methods
    }

    completeMerchantValidation() {
      if (this.needsAddress && this.onshippingcontactselected) this.sendContact()
      else this.setBusy(false)
    }

    sendContact() {
      this.setBusy(true)
      const { addressLines: _hidden, ...rough } = CONTACTS[this.place.value]
      this.onshippingcontactselected({ shippingContact: rough })
    }

    sendWay() {
      this.setBusy(true)
      const shippingMethod = this.methods.find(({ identifier }) => identifier === this.way.value)
      this.onshippingmethodselected({ shippingMethod })
    }

    completeShippingContactSelection({ newTotal, newShippingMethods, errors = [] }) {
      this.showTotal(newTotal)
      if (newShippingMethods) this.showWays(newShippingMethods)
      this.problem.textContent = errors.map(({ message }) => message).join(' ')
      this.setBusy(false)
      this.pay.disabled = errors.length > 0
    }

    completeShippingMethodSelection({ newTotal }) {
      this.showTotal(newTotal)
      this.setBusy(false)
    }

    authorise(sandboxName) {
      this.setBusy(true)
      const shippingContact = { ...PERSON, ...(this.needsAddress && CONTACTS[this.place.value]) }
      const token = { paymentData: { version: 'sandbox', ...(sandboxName && { sandboxName }) } }
      this.onpaymentauthorized({ payment: { token, shippingContact, billingContact: undefined } })
    }

    completePayment({ status }) {
      this.abort()
      this.status = status
    }
  }

  window.ApplePayError = class {
    constructor(code, contactField, message = '') {
      Object.assign(this, { code, contactField, message })
    }
  }
  window.ApplePaySession = ApplePaySession
})()
